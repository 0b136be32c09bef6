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
import _avengers_ST035_heroes_follow_me from './avengers/ST035-heroes-follow-me.js';
import _avengers_ST036_deflection from './avengers/ST036-deflection.js';
import _avengers_ST037_legendary_leader from './avengers/ST037-legendary-leader.js';
import _avengers_ST038_block_party from './avengers/ST038-block-party.js';
import _avengers_ST045_lead_the_charge from './avengers/ST045-lead-the-charge.js';
import _avengers_ST046_buzz_in_your_ear from './avengers/ST046-buzz-in-your-ear.js';
import _avengers_ST047_itsy_bitsy_teeny_weeny from './avengers/ST047-itsy-bitsy-teeny-weeny.js';
import _avengers_ST062_boomcannon from './avengers/ST062-boomcannon.js';
import _avengers_ST063_nucleons_going_critical from './avengers/ST063-nucleons-going-critical.js';
import _avengers_ST065_eternal_invention from './avengers/ST065-eternal-invention.js';
import _avengers_ST075_time_bomb from './avengers/ST075-time-bomb.js';
import _avengers_ST076_cold_fusion from './avengers/ST076-cold-fusion.js';
import _avengers_ST091_little_surprise from './avengers/ST091-little-surprise.js';
import _avengers_ST093_inferno_missile from './avengers/ST093-inferno-missile.js';
import _avengers_ST094_divine_might from './avengers/ST094-divine-might.js';
import _avengers_ST096_combined_arms_fire from './avengers/ST096-combined-arms-fire.js';
import _avengers_ST101_thunderous_impact from './avengers/ST101-thunderous-impact.js';
import _avengers_ST138_soul_of_wakanda from './avengers/ST138-soul-of-wakanda.js';
import _avengers_ST182_juiced_up from './avengers/ST182-juiced-up.js';
import _avengers_ST217_forked_lightning from './avengers/ST217-forked-lightning.js';
import _avengers_ST220_electrify_the_hammer from './avengers/ST220-electrify-the-hammer.js';
import _avengers_ST235_darting_insect from './avengers/ST235-darting-insect.js';
import _avengers_ST237_stealth_mode from './avengers/ST237-stealth-mode.js';
import _avengers_ST242_tiny_avenger from './avengers/ST242-tiny-avenger.js';
import _avengers_ST251_spring_cleaning from './avengers/ST251-spring-cleaning.js';
import _avengers_ST265_reality_shift from './avengers/ST265-reality-shift.js';
import _avengers_ST272_small_wonder from './avengers/ST272-small-wonder.js';
import _avengers_ST275_avengers_assemble from './avengers/ST275-avengers-assemble.js';
import _avengers_ST286_hex_factor from './avengers/ST286-hex-factor.js';
import _avengers_ST307_right_back_at_ya from './avengers/ST307-right-back-at-ya.js';
import _avengers_ST318_energy_overload from './avengers/ST318-energy-overload.js';
import _avengers_ST332_attack_of_the_50_foot_man from './avengers/ST332-attack-of-the-50-foot-man.js';
import _avengers_ST336_crash_course from './avengers/ST336-crash-course.js';
import _avengers_ST339_rebound from './avengers/ST339-rebound.js';
import _avengers_ST342_amp_it_up from './avengers/ST342-amp-it-up.js';
import _avengers_ST351_hulkbusted from './avengers/ST351-hulkbusted.js';
import _avengers_ST362_proton_cage from './avengers/ST362-proton-cage.js';
import _avengers_ST366_supporting_fire from './avengers/ST366-supporting-fire.js';
import _avengers_ST384_redwing_attack from './avengers/ST384-redwing-attack.js';
import _avengers_ST385_flower_power from './avengers/ST385-flower-power.js';
import _avengers_ST408_power_dive from './avengers/ST408-power-dive.js';
import _avengers_ST428_jade_giants from './avengers/ST428-jade-giants.js';
import _avengers_ST434_whatever_it_takes from './avengers/ST434-whatever-it-takes.js';
import _avengers_ST441_sting_of_the_wasp from './avengers/ST441-sting-of-the-wasp.js';
import _avengers_ST558_pym_particles from './avengers/ST558-pym-particles.js';
import _avengers_ST561_cover_me from './avengers/ST561-cover-me.js';
import _avengers_ST564_call_for_backup from './avengers/ST564-call-for-backup.js';
import _avengers_plain from './avengers/plain.js';
import _brotherhood_ST256_hurl_the_heroes from './brotherhood/ST256-hurl-the-heroes.js';
import _brotherhood_ST492_solo_stalker from './brotherhood/ST492-solo-stalker.js';
import _brotherhood_ST541_bowled_over from './brotherhood/ST541-bowled-over.js';
import _brotherhood_ST557_delusions_of_grandeur from './brotherhood/ST557-delusions-of-grandeur.js';
import _brotherhood_ST570_puny_weaklings from './brotherhood/ST570-puny-weaklings.js';
import _brotherhood_ST574_unstoppable_juggernaut from './brotherhood/ST574-unstoppable-juggernaut.js';
import _brotherhood_ST578_tiger_strike from './brotherhood/ST578-tiger-strike.js';
import _brotherhood_plain from './brotherhood/plain.js';
import _fantastic_four_ST106_elastic_intellect from './fantastic-four/ST106-elastic-intellect.js';
import _fantastic_four_ST159_threes_company from './fantastic-four/ST159-threes-company.js';
import _fantastic_four_ST238_some_like_it_hot from './fantastic-four/ST238-some-like-it-hot.js';
import _fantastic_four_ST284_ever_lovin_blue_eyed_thing from './fantastic-four/ST284-ever-lovin-blue-eyed-thing.js';
import _fantastic_four_ST288_overpower from './fantastic-four/ST288-overpower.js';
import _fantastic_four_ST296_stronger_than_i_thought from './fantastic-four/ST296-stronger-than-i-thought.js';
import _fantastic_four_ST299_fist_meet_face from './fantastic-four/ST299-fist-meet-face.js';
import _fantastic_four_ST310_hothead from './fantastic-four/ST310-hothead.js';
import _fantastic_four_plain from './fantastic-four/plain.js';
import _sinister_syndicate_ST493_ive_got_a_mystery from './sinister-syndicate/ST493-ive-got-a-mystery.js';
import _sinister_syndicate_ST517_spider_biter from './sinister-syndicate/ST517-spider-biter.js';
import _sinister_syndicate_ST528_arsenal_of_evil from './sinister-syndicate/ST528-arsenal-of-evil.js';
import _sinister_syndicate_ST529_extreme_makeover from './sinister-syndicate/ST529-extreme-makeover.js';
import _sinister_syndicate_ST530_doctors_orders from './sinister-syndicate/ST530-doctors-orders.js';
import _sinister_syndicate_ST583_fools_well_show_you_all from './sinister-syndicate/ST583-fools-well-show-you-all.js';
import _sinister_syndicate_plain from './sinister-syndicate/plain.js';
import _spider_friends_ST001_web_slinger from './spider-friends/ST001-web-slinger.js';
import _spider_friends_ST005_spider_strikes from './spider-friends/ST005-spider-strikes.js';
import _spider_friends_ST009_strength_of_the_spiders from './spider-friends/ST009-strength-of-the-spiders.js';
import _spider_friends_ST012_fancy_footwork from './spider-friends/ST012-fancy-footwork.js';
import _spider_friends_ST077_arachnid_ambush from './spider-friends/ST077-arachnid-ambush.js';
import _spider_friends_ST097_gotcha from './spider-friends/ST097-gotcha.js';
import _spider_friends_ST105_yoink from './spider-friends/ST105-yoink.js';
import _spider_friends_ST151_got_the_drop_on_you from './spider-friends/ST151-got-the-drop-on-you.js';
import _spider_friends_ST228_here_comes_the_spider_man from './spider-friends/ST228-here-comes-the-spider-man.js';
import _spider_friends_ST254_super_spider_squad from './spider-friends/ST254-super-spider-squad.js';
import _spider_friends_ST323_enjoy_your_trip from './spider-friends/ST323-enjoy-your-trip.js';
import _spider_friends_ST329_one_two_punch from './spider-friends/ST329-one-two-punch.js';
import _spider_friends_ST377_hanging_around from './spider-friends/ST377-hanging-around.js';
import _spider_friends_ST440_spider_shock from './spider-friends/ST440-spider-shock.js';
import _spider_friends_plain from './spider-friends/plain.js';
import _unaffiliated_ST054_taste_your_own_medicine from './unaffiliated/ST054-taste-your-own-medicine.js';
import _unaffiliated_ST059_just_desserts from './unaffiliated/ST059-just-desserts.js';
import _unaffiliated_ST146_its_not_easy_being_green from './unaffiliated/ST146-its-not-easy-being-green.js';
import _unaffiliated_ST223_punch_out from './unaffiliated/ST223-punch-out.js';
import _unaffiliated_ST224_flailing_wildly from './unaffiliated/ST224-flailing-wildly.js';
import _unaffiliated_ST227_the_gamma_slamma from './unaffiliated/ST227-the-gamma-slamma.js';
import _unaffiliated_ST293_did_you_miss_me from './unaffiliated/ST293-did-you-miss-me.js';
import _unaffiliated_ST334_blade_runner from './unaffiliated/ST334-blade-runner.js';
import _unaffiliated_ST335_shocking_discovery from './unaffiliated/ST335-shocking-discovery.js';
import _unaffiliated_ST343_jujitsu from './unaffiliated/ST343-jujitsu.js';
import _unaffiliated_ST354_widows_bite from './unaffiliated/ST354-widows-bite.js';
import _unaffiliated_ST355_30_000_volts from './unaffiliated/ST355-30-000-volts.js';
import _unaffiliated_ST365_the_stars_have_aligned from './unaffiliated/ST365-the-stars-have-aligned.js';
import _unaffiliated_ST391_totally_jammin from './unaffiliated/ST391-totally-jammin.js';
import _unaffiliated_ST392_dramatic_rescue from './unaffiliated/ST392-dramatic-rescue.js';
import _unaffiliated_ST394_dancing_with_the_ninja_stars from './unaffiliated/ST394-dancing-with-the-ninja-stars.js';
import _unaffiliated_ST395_turnabout from './unaffiliated/ST395-turnabout.js';
import _unaffiliated_ST401_radar_sense from './unaffiliated/ST401-radar-sense.js';
import _unaffiliated_ST409_katana_slice from './unaffiliated/ST409-katana-slice.js';
import _unaffiliated_ST412_you_wouldnt_like_me from './unaffiliated/ST412-you-wouldnt-like-me.js';
import _unaffiliated_ST419_strange_teleportation from './unaffiliated/ST419-strange-teleportation.js';
import _unaffiliated_ST448_the_last_centurion from './unaffiliated/ST448-the-last-centurion.js';
import _unaffiliated_ST458_the_nova_force from './unaffiliated/ST458-the-nova-force.js';
import _unaffiliated_ST475_breakdancing from './unaffiliated/ST475-breakdancing.js';
import _unaffiliated_ST486_unexpected_present from './unaffiliated/ST486-unexpected-present.js';
import _unaffiliated_ST488_no_one_to_save_you from './unaffiliated/ST488-no-one-to-save-you.js';
import _unaffiliated_ST496_little_king from './unaffiliated/ST496-little-king.js';
import _unaffiliated_ST542_morphing_torching from './unaffiliated/ST542-morphing-torching.js';
import _unaffiliated_ST581_moloid_repairmen from './unaffiliated/ST581-moloid-repairmen.js';
import _unaffiliated_ST593_hydra_infiltration from './unaffiliated/ST593-hydra-infiltration.js';
import _unaffiliated_ST595_victory_at_hand from './unaffiliated/ST595-victory-at-hand.js';
import _unaffiliated_ST596_rude_awakening from './unaffiliated/ST596-rude-awakening.js';
import _unaffiliated_ST597_trickochet from './unaffiliated/ST597-trickochet.js';
import _unaffiliated_ST598_call_the_shot from './unaffiliated/ST598-call-the-shot.js';
import _unaffiliated_plain from './unaffiliated/plain.js';
import _x_men_ST030_savage_leap from './x-men/ST030-savage-leap.js';
import _x_men_ST039_short_circuit from './x-men/ST039-short-circuit.js';
import _x_men_ST041_you_cant_outrun_lightning from './x-men/ST041-you-cant-outrun-lightning.js';
import _x_men_ST067_claws_and_effect from './x-men/ST067-claws-and-effect.js';
import _x_men_ST068_snikkity_snikt from './x-men/ST068-snikkity-snikt.js';
import _x_men_ST069_samurai_slash from './x-men/ST069-samurai-slash.js';
import _x_men_ST074_berserker_rage from './x-men/ST074-berserker-rage.js';
import _x_men_ST100_call_the_tempest from './x-men/ST100-call-the-tempest.js';
import _x_men_ST109_first_strike from './x-men/ST109-first-strike.js';
import _x_men_ST110_decision_of_the_heart from './x-men/ST110-decision-of-the-heart.js';
import _x_men_ST111_strong_leader from './x-men/ST111-strong-leader.js';
import _x_men_ST113_back_off from './x-men/ST113-back-off.js';
import _x_men_ST115_cannonball from './x-men/ST115-cannonball.js';
import _x_men_ST117_x_treme_cool from './x-men/ST117-x-treme-cool.js';
import _x_men_ST122_panther_in_the_mist from './x-men/ST122-panther-in-the-mist.js';
import _x_men_ST124_days_of_thunder from './x-men/ST124-days-of-thunder.js';
import _x_men_ST125_chain_lightning from './x-men/ST125-chain-lightning.js';
import _x_men_ST126_tornado_blitz from './x-men/ST126-tornado-blitz.js';
import _x_men_ST128_lightning_strikes_twice from './x-men/ST128-lightning-strikes-twice.js';
import _x_men_ST134_steal_your_thunder from './x-men/ST134-steal-your-thunder.js';
import _x_men_ST176_whisk_on_the_winds from './x-men/ST176-whisk-on-the-winds.js';
import _x_men_ST213_telepathic_bonds from './x-men/ST213-telepathic-bonds.js';
import _x_men_ST214_wake_of_the_storm from './x-men/ST214-wake-of-the-storm.js';
import _x_men_ST253_stop_hitting_yourself from './x-men/ST253-stop-hitting-yourself.js';
import _x_men_ST262_tear_apart from './x-men/ST262-tear-apart.js';
import _x_men_ST268_last_stand from './x-men/ST268-last-stand.js';
import _x_men_ST280_disassembly_line from './x-men/ST280-disassembly-line.js';
import _x_men_ST289_feral_stalker from './x-men/ST289-feral-stalker.js';
import _x_men_ST315_seeing_with_new_eyes from './x-men/ST315-seeing-with-new-eyes.js';
import _x_men_ST328_cant_touch_this from './x-men/ST328-cant-touch-this.js';
import _x_men_ST406_risky_strike from './x-men/ST406-risky-strike.js';
import _x_men_ST407_psychic_knife from './x-men/ST407-psychic-knife.js';
import _x_men_ST435_ill_take_that from './x-men/ST435-ill-take-that.js';
import _x_men_ST443_body_of_steel from './x-men/ST443-body-of-steel.js';
import _x_men_ST450_mental_invasion from './x-men/ST450-mental-invasion.js';
import _x_men_ST460_grand_theft from './x-men/ST460-grand-theft.js';
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
  _avengers_ST035_heroes_follow_me,
  _avengers_ST036_deflection,
  _avengers_ST037_legendary_leader,
  _avengers_ST038_block_party,
  _avengers_ST045_lead_the_charge,
  _avengers_ST046_buzz_in_your_ear,
  _avengers_ST047_itsy_bitsy_teeny_weeny,
  _avengers_ST062_boomcannon,
  _avengers_ST063_nucleons_going_critical,
  _avengers_ST065_eternal_invention,
  _avengers_ST075_time_bomb,
  _avengers_ST076_cold_fusion,
  _avengers_ST091_little_surprise,
  _avengers_ST093_inferno_missile,
  _avengers_ST094_divine_might,
  _avengers_ST096_combined_arms_fire,
  _avengers_ST101_thunderous_impact,
  _avengers_ST138_soul_of_wakanda,
  _avengers_ST182_juiced_up,
  _avengers_ST217_forked_lightning,
  _avengers_ST220_electrify_the_hammer,
  _avengers_ST235_darting_insect,
  _avengers_ST237_stealth_mode,
  _avengers_ST242_tiny_avenger,
  _avengers_ST251_spring_cleaning,
  _avengers_ST265_reality_shift,
  _avengers_ST272_small_wonder,
  _avengers_ST275_avengers_assemble,
  _avengers_ST286_hex_factor,
  _avengers_ST307_right_back_at_ya,
  _avengers_ST318_energy_overload,
  _avengers_ST332_attack_of_the_50_foot_man,
  _avengers_ST336_crash_course,
  _avengers_ST339_rebound,
  _avengers_ST342_amp_it_up,
  _avengers_ST351_hulkbusted,
  _avengers_ST362_proton_cage,
  _avengers_ST366_supporting_fire,
  _avengers_ST384_redwing_attack,
  _avengers_ST385_flower_power,
  _avengers_ST408_power_dive,
  _avengers_ST428_jade_giants,
  _avengers_ST434_whatever_it_takes,
  _avengers_ST441_sting_of_the_wasp,
  _avengers_ST558_pym_particles,
  _avengers_ST561_cover_me,
  _avengers_ST564_call_for_backup,
  _avengers_plain,
  _brotherhood_ST256_hurl_the_heroes,
  _brotherhood_ST492_solo_stalker,
  _brotherhood_ST541_bowled_over,
  _brotherhood_ST557_delusions_of_grandeur,
  _brotherhood_ST570_puny_weaklings,
  _brotherhood_ST574_unstoppable_juggernaut,
  _brotherhood_ST578_tiger_strike,
  _brotherhood_plain,
  _fantastic_four_ST106_elastic_intellect,
  _fantastic_four_ST159_threes_company,
  _fantastic_four_ST238_some_like_it_hot,
  _fantastic_four_ST284_ever_lovin_blue_eyed_thing,
  _fantastic_four_ST288_overpower,
  _fantastic_four_ST296_stronger_than_i_thought,
  _fantastic_four_ST299_fist_meet_face,
  _fantastic_four_ST310_hothead,
  _fantastic_four_plain,
  _sinister_syndicate_ST493_ive_got_a_mystery,
  _sinister_syndicate_ST517_spider_biter,
  _sinister_syndicate_ST528_arsenal_of_evil,
  _sinister_syndicate_ST529_extreme_makeover,
  _sinister_syndicate_ST530_doctors_orders,
  _sinister_syndicate_ST583_fools_well_show_you_all,
  _sinister_syndicate_plain,
  _spider_friends_ST001_web_slinger,
  _spider_friends_ST005_spider_strikes,
  _spider_friends_ST009_strength_of_the_spiders,
  _spider_friends_ST012_fancy_footwork,
  _spider_friends_ST077_arachnid_ambush,
  _spider_friends_ST097_gotcha,
  _spider_friends_ST105_yoink,
  _spider_friends_ST151_got_the_drop_on_you,
  _spider_friends_ST228_here_comes_the_spider_man,
  _spider_friends_ST254_super_spider_squad,
  _spider_friends_ST323_enjoy_your_trip,
  _spider_friends_ST329_one_two_punch,
  _spider_friends_ST377_hanging_around,
  _spider_friends_ST440_spider_shock,
  _spider_friends_plain,
  _unaffiliated_ST054_taste_your_own_medicine,
  _unaffiliated_ST059_just_desserts,
  _unaffiliated_ST146_its_not_easy_being_green,
  _unaffiliated_ST223_punch_out,
  _unaffiliated_ST224_flailing_wildly,
  _unaffiliated_ST227_the_gamma_slamma,
  _unaffiliated_ST293_did_you_miss_me,
  _unaffiliated_ST334_blade_runner,
  _unaffiliated_ST335_shocking_discovery,
  _unaffiliated_ST343_jujitsu,
  _unaffiliated_ST354_widows_bite,
  _unaffiliated_ST355_30_000_volts,
  _unaffiliated_ST365_the_stars_have_aligned,
  _unaffiliated_ST391_totally_jammin,
  _unaffiliated_ST392_dramatic_rescue,
  _unaffiliated_ST394_dancing_with_the_ninja_stars,
  _unaffiliated_ST395_turnabout,
  _unaffiliated_ST401_radar_sense,
  _unaffiliated_ST409_katana_slice,
  _unaffiliated_ST412_you_wouldnt_like_me,
  _unaffiliated_ST419_strange_teleportation,
  _unaffiliated_ST448_the_last_centurion,
  _unaffiliated_ST458_the_nova_force,
  _unaffiliated_ST475_breakdancing,
  _unaffiliated_ST486_unexpected_present,
  _unaffiliated_ST488_no_one_to_save_you,
  _unaffiliated_ST496_little_king,
  _unaffiliated_ST542_morphing_torching,
  _unaffiliated_ST581_moloid_repairmen,
  _unaffiliated_ST593_hydra_infiltration,
  _unaffiliated_ST595_victory_at_hand,
  _unaffiliated_ST596_rude_awakening,
  _unaffiliated_ST597_trickochet,
  _unaffiliated_ST598_call_the_shot,
  _unaffiliated_plain,
  _x_men_ST030_savage_leap,
  _x_men_ST039_short_circuit,
  _x_men_ST041_you_cant_outrun_lightning,
  _x_men_ST067_claws_and_effect,
  _x_men_ST068_snikkity_snikt,
  _x_men_ST069_samurai_slash,
  _x_men_ST074_berserker_rage,
  _x_men_ST100_call_the_tempest,
  _x_men_ST109_first_strike,
  _x_men_ST110_decision_of_the_heart,
  _x_men_ST111_strong_leader,
  _x_men_ST113_back_off,
  _x_men_ST115_cannonball,
  _x_men_ST117_x_treme_cool,
  _x_men_ST122_panther_in_the_mist,
  _x_men_ST124_days_of_thunder,
  _x_men_ST125_chain_lightning,
  _x_men_ST126_tornado_blitz,
  _x_men_ST128_lightning_strikes_twice,
  _x_men_ST134_steal_your_thunder,
  _x_men_ST176_whisk_on_the_winds,
  _x_men_ST213_telepathic_bonds,
  _x_men_ST214_wake_of_the_storm,
  _x_men_ST253_stop_hitting_yourself,
  _x_men_ST262_tear_apart,
  _x_men_ST268_last_stand,
  _x_men_ST280_disassembly_line,
  _x_men_ST289_feral_stalker,
  _x_men_ST315_seeing_with_new_eyes,
  _x_men_ST328_cant_touch_this,
  _x_men_ST406_risky_strike,
  _x_men_ST407_psychic_knife,
  _x_men_ST435_ill_take_that,
  _x_men_ST443_body_of_steel,
  _x_men_ST450_mental_invasion,
  _x_men_ST460_grand_theft,
  _x_men_ST522_adrenaline_rush,
  _x_men_plain,
].flat();
