// Written by `npm run cards:index` from the files of this folder.
// biome-ignore-all assist/source/organizeImports: in the order of the files.
import type { Card } from '../card.js';
import _avengers_ST004_arms_race from './avengers/ST004-arms-race.js';
import _avengers_ST014_masters_of_the_sky from './avengers/ST014-masters-of-the-sky.js';
import _avengers_ST020_thunderbolt from './avengers/ST020-thunderbolt.js';
import _avengers_ST026_repulsor_rays from './avengers/ST026-repulsor-rays.js';
import _avengers_ST029_shoulder_cannons from './avengers/ST029-shoulder-cannons.js';
import _avengers_ST032_maximum_firepower from './avengers/ST032-maximum-firepower.js';
import _avengers_ST033_go_team from './avengers/ST033-go-team.js';
import _avengers_ST034_kabooom from './avengers/ST034-kabooom.js';
import _avengers_ST038_block_party from './avengers/ST038-block-party.js';
import _avengers_ST046_buzz_in_your_ear from './avengers/ST046-buzz-in-your-ear.js';
import _avengers_ST047_itsy_bitsy_teeny_weeny from './avengers/ST047-itsy-bitsy-teeny-weeny.js';
import _avengers_ST062_boomcannon from './avengers/ST062-boomcannon.js';
import _avengers_ST063_nucleons_going_critical from './avengers/ST063-nucleons-going-critical.js';
import _avengers_ST065_eternal_invention from './avengers/ST065-eternal-invention.js';
import _avengers_ST075_time_bomb from './avengers/ST075-time-bomb.js';
import _avengers_ST076_cold_fusion from './avengers/ST076-cold-fusion.js';
import _avengers_ST091_little_surprise from './avengers/ST091-little-surprise.js';
import _avengers_ST094_divine_might from './avengers/ST094-divine-might.js';
import _avengers_ST096_combined_arms_fire from './avengers/ST096-combined-arms-fire.js';
import _avengers_ST138_soul_of_wakanda from './avengers/ST138-soul-of-wakanda.js';
import _avengers_ST182_juiced_up from './avengers/ST182-juiced-up.js';
import _avengers_ST235_darting_insect from './avengers/ST235-darting-insect.js';
import _avengers_ST242_tiny_avenger from './avengers/ST242-tiny-avenger.js';
import _avengers_ST251_spring_cleaning from './avengers/ST251-spring-cleaning.js';
import _avengers_ST265_reality_shift from './avengers/ST265-reality-shift.js';
import _avengers_ST272_small_wonder from './avengers/ST272-small-wonder.js';
import _avengers_ST275_avengers_assemble from './avengers/ST275-avengers-assemble.js';
import _avengers_ST366_supporting_fire from './avengers/ST366-supporting-fire.js';
import _avengers_ST441_sting_of_the_wasp from './avengers/ST441-sting-of-the-wasp.js';
import _avengers_plain from './avengers/plain.js';
import _brotherhood_plain from './brotherhood/plain.js';
import _fantastic_four_ST288_overpower from './fantastic-four/ST288-overpower.js';
import _fantastic_four_plain from './fantastic-four/plain.js';
import _sinister_syndicate_ST493_ive_got_a_mystery from './sinister-syndicate/ST493-ive-got-a-mystery.js';
import _sinister_syndicate_plain from './sinister-syndicate/plain.js';
import _spider_friends_ST001_web_slinger from './spider-friends/ST001-web-slinger.js';
import _spider_friends_ST005_spider_strikes from './spider-friends/ST005-spider-strikes.js';
import _spider_friends_ST009_strength_of_the_spiders from './spider-friends/ST009-strength-of-the-spiders.js';
import _spider_friends_ST012_fancy_footwork from './spider-friends/ST012-fancy-footwork.js';
import _spider_friends_ST097_gotcha from './spider-friends/ST097-gotcha.js';
import _spider_friends_ST105_yoink from './spider-friends/ST105-yoink.js';
import _spider_friends_ST228_here_comes_the_spider_man from './spider-friends/ST228-here-comes-the-spider-man.js';
import _spider_friends_ST254_super_spider_squad from './spider-friends/ST254-super-spider-squad.js';
import _spider_friends_ST323_enjoy_your_trip from './spider-friends/ST323-enjoy-your-trip.js';
import _spider_friends_ST329_one_two_punch from './spider-friends/ST329-one-two-punch.js';
import _spider_friends_ST377_hanging_around from './spider-friends/ST377-hanging-around.js';
import _spider_friends_ST440_spider_shock from './spider-friends/ST440-spider-shock.js';
import _spider_friends_plain from './spider-friends/plain.js';
import _unaffiliated_ST224_flailing_wildly from './unaffiliated/ST224-flailing-wildly.js';
import _unaffiliated_ST412_you_wouldnt_like_me from './unaffiliated/ST412-you-wouldnt-like-me.js';
import _unaffiliated_ST475_breakdancing from './unaffiliated/ST475-breakdancing.js';
import _unaffiliated_plain from './unaffiliated/plain.js';
import _x_men_ST041_you_cant_outrun_lightning from './x-men/ST041-you-cant-outrun-lightning.js';
import _x_men_ST068_snikkity_snikt from './x-men/ST068-snikkity-snikt.js';
import _x_men_ST069_samurai_slash from './x-men/ST069-samurai-slash.js';
import _x_men_ST100_call_the_tempest from './x-men/ST100-call-the-tempest.js';
import _x_men_ST111_strong_leader from './x-men/ST111-strong-leader.js';
import _x_men_ST113_back_off from './x-men/ST113-back-off.js';
import _x_men_ST125_chain_lightning from './x-men/ST125-chain-lightning.js';
import _x_men_ST128_lightning_strikes_twice from './x-men/ST128-lightning-strikes-twice.js';
import _x_men_ST134_steal_your_thunder from './x-men/ST134-steal-your-thunder.js';
import _x_men_ST176_whisk_on_the_winds from './x-men/ST176-whisk-on-the-winds.js';
import _x_men_ST214_wake_of_the_storm from './x-men/ST214-wake-of-the-storm.js';
import _x_men_ST253_stop_hitting_yourself from './x-men/ST253-stop-hitting-yourself.js';
import _x_men_ST289_feral_stalker from './x-men/ST289-feral-stalker.js';
import _x_men_ST328_cant_touch_this from './x-men/ST328-cant-touch-this.js';
import _x_men_ST443_body_of_steel from './x-men/ST443-body-of-steel.js';
import _x_men_ST522_adrenaline_rush from './x-men/ST522-adrenaline-rush.js';
import _x_men_plain from './x-men/plain.js';

/** Every card of the game, one list for each file. */
export const cards: readonly Card[] = [
  _avengers_ST004_arms_race,
  _avengers_ST014_masters_of_the_sky,
  _avengers_ST020_thunderbolt,
  _avengers_ST026_repulsor_rays,
  _avengers_ST029_shoulder_cannons,
  _avengers_ST032_maximum_firepower,
  _avengers_ST033_go_team,
  _avengers_ST034_kabooom,
  _avengers_ST038_block_party,
  _avengers_ST046_buzz_in_your_ear,
  _avengers_ST047_itsy_bitsy_teeny_weeny,
  _avengers_ST062_boomcannon,
  _avengers_ST063_nucleons_going_critical,
  _avengers_ST065_eternal_invention,
  _avengers_ST075_time_bomb,
  _avengers_ST076_cold_fusion,
  _avengers_ST091_little_surprise,
  _avengers_ST094_divine_might,
  _avengers_ST096_combined_arms_fire,
  _avengers_ST138_soul_of_wakanda,
  _avengers_ST182_juiced_up,
  _avengers_ST235_darting_insect,
  _avengers_ST242_tiny_avenger,
  _avengers_ST251_spring_cleaning,
  _avengers_ST265_reality_shift,
  _avengers_ST272_small_wonder,
  _avengers_ST275_avengers_assemble,
  _avengers_ST366_supporting_fire,
  _avengers_ST441_sting_of_the_wasp,
  _avengers_plain,
  _brotherhood_plain,
  _fantastic_four_ST288_overpower,
  _fantastic_four_plain,
  _sinister_syndicate_ST493_ive_got_a_mystery,
  _sinister_syndicate_plain,
  _spider_friends_ST001_web_slinger,
  _spider_friends_ST005_spider_strikes,
  _spider_friends_ST009_strength_of_the_spiders,
  _spider_friends_ST012_fancy_footwork,
  _spider_friends_ST097_gotcha,
  _spider_friends_ST105_yoink,
  _spider_friends_ST228_here_comes_the_spider_man,
  _spider_friends_ST254_super_spider_squad,
  _spider_friends_ST323_enjoy_your_trip,
  _spider_friends_ST329_one_two_punch,
  _spider_friends_ST377_hanging_around,
  _spider_friends_ST440_spider_shock,
  _spider_friends_plain,
  _unaffiliated_ST224_flailing_wildly,
  _unaffiliated_ST412_you_wouldnt_like_me,
  _unaffiliated_ST475_breakdancing,
  _unaffiliated_plain,
  _x_men_ST041_you_cant_outrun_lightning,
  _x_men_ST068_snikkity_snikt,
  _x_men_ST069_samurai_slash,
  _x_men_ST100_call_the_tempest,
  _x_men_ST111_strong_leader,
  _x_men_ST113_back_off,
  _x_men_ST125_chain_lightning,
  _x_men_ST128_lightning_strikes_twice,
  _x_men_ST134_steal_your_thunder,
  _x_men_ST176_whisk_on_the_winds,
  _x_men_ST214_wake_of_the_storm,
  _x_men_ST253_stop_hitting_yourself,
  _x_men_ST289_feral_stalker,
  _x_men_ST328_cant_touch_this,
  _x_men_ST443_body_of_steel,
  _x_men_ST522_adrenaline_rush,
  _x_men_plain,
].flat();
