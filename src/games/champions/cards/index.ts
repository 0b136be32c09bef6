// Written by `npm run cards:index` from the files of this folder.
// biome-ignore-all assist/source/organizeImports: in the order of the files.
import type { Card } from '../card.js';
import _aggression_01050_hulk from './aggression/01050-hulk.js';
import _aggression_01051_tigra from './aggression/01051-tigra.js';
import _aggression_01052_chase_them_down from './aggression/01052-chase-them-down.js';
import _aggression_01053_relentless_assault from './aggression/01053-relentless-assault.js';
import _aggression_01054_uppercut from './aggression/01054-uppercut.js';
import _aggression_01055_the_power_of_aggression from './aggression/01055-the-power-of-aggression.js';
import _aggression_01056_tac_team from './aggression/01056-tac-team.js';
import _aggression_01057_combat_training from './aggression/01057-combat-training.js';
import _basic_01083_mockingbird from './basic/01083-mockingbird.js';
import _basic_01084_nick_fury from './basic/01084-nick-fury.js';
import _basic_01085_emergency from './basic/01085-emergency.js';
import _basic_01086_first_aid from './basic/01086-first-aid.js';
import _basic_01087_haymaker from './basic/01087-haymaker.js';
import _basic_01091_avengers_mansion from './basic/01091-avengers-mansion.js';
import _basic_01092_helicarrier from './basic/01092-helicarrier.js';
import _basic_01093_tenacity from './basic/01093-tenacity.js';
import _basic_plain from './basic/plain.js';
import _black_panther_01040_black_panther from './black-panther/01040-black-panther.js';
import _black_panther_01041_shuri from './black-panther/01041-shuri.js';
import _black_panther_01042_ancestral_knowledge from './black-panther/01042-ancestral-knowledge.js';
import _black_panther_01043_wakanda_forever from './black-panther/01043-wakanda-forever.js';
import _black_panther_01045_the_golden_city from './black-panther/01045-the-golden-city.js';
import _black_panther_01046_energy_daggers from './black-panther/01046-energy-daggers.js';
import _black_panther_01047_panther_claws from './black-panther/01047-panther-claws.js';
import _black_panther_01048_tactical_genius from './black-panther/01048-tactical-genius.js';
import _black_panther_01049_vibranium_suit from './black-panther/01049-vibranium-suit.js';
import _black_panther_01155_affairs_of_state from './black-panther/01155-affairs-of-state.js';
import _black_panther_01156_usurp_the_throne from './black-panther/01156-usurp-the-throne.js';
import _black_panther_01157_killmonger from './black-panther/01157-killmonger.js';
import _black_panther_01158_heart_shaped_herb from './black-panther/01158-heart-shaped-herb.js';
import _black_panther_01159_ritual_combat from './black-panther/01159-ritual-combat.js';
import _black_panther_plain from './black-panther/plain.js';
import _bomb_scare_01109_bomb_scare from './bomb-scare/01109-bomb-scare.js';
import _bomb_scare_01110_hydra_bomber from './bomb-scare/01110-hydra-bomber.js';
import _bomb_scare_01111_explosion from './bomb-scare/01111-explosion.js';
import _bomb_scare_01112_false_alarm from './bomb-scare/01112-false-alarm.js';
import _bulldozer_07046_bulldozer from './bulldozer/07046-bulldozer.js';
import _bulldozer_07048_clear_the_road from './bulldozer/07048-clear-the-road.js';
import _bulldozer_07049_bulldozers_helmet from './bulldozer/07049-bulldozers-helmet.js';
import _bulldozer_07051_ramming_speed from './bulldozer/07051-ramming-speed.js';
import _bulldozer_07055_bull_rush from './bulldozer/07055-bull-rush.js';
import _bulldozer_07058_headbutt from './bulldozer/07058-headbutt.js';
import _bulldozer_07059_leading_the_charge from './bulldozer/07059-leading-the-charge.js';
import _captain_marvel_01010_captain_marvel from './captain-marvel/01010-captain-marvel.js';
import _captain_marvel_01011_spider_woman from './captain-marvel/01011-spider-woman.js';
import _captain_marvel_01012_crisis_interdiction from './captain-marvel/01012-crisis-interdiction.js';
import _captain_marvel_01013_photonic_blast from './captain-marvel/01013-photonic-blast.js';
import _captain_marvel_01015_alpha_flight_station from './captain-marvel/01015-alpha-flight-station.js';
import _captain_marvel_01016_captain_marvels_helmet from './captain-marvel/01016-captain-marvels-helmet.js';
import _captain_marvel_01017_cosmic_flight from './captain-marvel/01017-cosmic-flight.js';
import _captain_marvel_01018_energy_channel from './captain-marvel/01018-energy-channel.js';
import _captain_marvel_01175_family_emergency from './captain-marvel/01175-family-emergency.js';
import _captain_marvel_01176_the_psyche_magnitron from './captain-marvel/01176-the-psyche-magnitron.js';
import _captain_marvel_01177_yon_rogg from './captain-marvel/01177-yon-rogg.js';
import _captain_marvel_01178_kree_manipulator from './captain-marvel/01178-kree-manipulator.js';
import _captain_marvel_01179_yon_roggs_treason from './captain-marvel/01179-yon-roggs-treason.js';
import _captain_marvel_plain from './captain-marvel/plain.js';
import _expert_01191_exhaustion from './expert/01191-exhaustion.js';
import _expert_01192_masterplan from './expert/01192-masterplan.js';
import _expert_01193_under_fire from './expert/01193-under-fire.js';
import _iron_man_01029_iron_man from './iron-man/01029-iron-man.js';
import _iron_man_01030_war_machine from './iron-man/01030-war-machine.js';
import _iron_man_01031_repulsor_blast from './iron-man/01031-repulsor-blast.js';
import _iron_man_01032_supersonic_punch from './iron-man/01032-supersonic-punch.js';
import _iron_man_01033_pepper_potts from './iron-man/01033-pepper-potts.js';
import _iron_man_01034_stark_tower from './iron-man/01034-stark-tower.js';
import _iron_man_01035_arc_reactor from './iron-man/01035-arc-reactor.js';
import _iron_man_01036_mark_v_armor from './iron-man/01036-mark-v-armor.js';
import _iron_man_01037_mark_v_helmet from './iron-man/01037-mark-v-helmet.js';
import _iron_man_01038_powered_gauntlets from './iron-man/01038-powered-gauntlets.js';
import _iron_man_01039_rocket_boots from './iron-man/01039-rocket-boots.js';
import _iron_man_01170_business_problems from './iron-man/01170-business-problems.js';
import _iron_man_01171_imminent_overload from './iron-man/01171-imminent-overload.js';
import _iron_man_01172_whiplash from './iron-man/01172-whiplash.js';
import _iron_man_01173_electric_whip_attack from './iron-man/01173-electric-whip-attack.js';
import _iron_man_01174_electromagnetic_backlash from './iron-man/01174-electromagnetic-backlash.js';
import _justice_01058_daredevil from './justice/01058-daredevil.js';
import _justice_01059_jessica_jones from './justice/01059-jessica-jones.js';
import _justice_01060_for_justice from './justice/01060-for-justice.js';
import _justice_01061_great_responsibility from './justice/01061-great-responsibility.js';
import _justice_01062_the_power_of_justice from './justice/01062-the-power-of-justice.js';
import _justice_01063_interrogation_room from './justice/01063-interrogation-room.js';
import _justice_01064_surveillance_team from './justice/01064-surveillance-team.js';
import _justice_01065_heroic_intuition from './justice/01065-heroic-intuition.js';
import _klaw_01113_klaw from './klaw/01113-klaw.js';
import _klaw_01116_underground_distribution from './klaw/01116-underground-distribution.js';
import _klaw_01117_secret_rendezvous from './klaw/01117-secret-rendezvous.js';
import _klaw_01118_sonic_converter from './klaw/01118-sonic-converter.js';
import _klaw_01119_solid_sound_body from './klaw/01119-solid-sound-body.js';
import _klaw_01120_armored_guard from './klaw/01120-armored-guard.js';
import _klaw_01121_weapons_runner from './klaw/01121-weapons-runner.js';
import _klaw_01122_klaws_vengeance from './klaw/01122-klaws-vengeance.js';
import _klaw_01123_sonic_boom from './klaw/01123-sonic-boom.js';
import _klaw_01124_sound_manipulation from './klaw/01124-sound-manipulation.js';
import _klaw_01125_defense_network from './klaw/01125-defense-network.js';
import _klaw_01126_illegal_arms_factory from './klaw/01126-illegal-arms-factory.js';
import _klaw_01127_the_immortal_klaw from './klaw/01127-the-immortal-klaw.js';
import _leadership_01066_hawkeye from './leadership/01066-hawkeye.js';
import _leadership_01067_maria_hill from './leadership/01067-maria-hill.js';
import _leadership_01068_vision from './leadership/01068-vision.js';
import _leadership_01069_get_ready from './leadership/01069-get-ready.js';
import _leadership_01070_lead_from_the_front from './leadership/01070-lead-from-the-front.js';
import _leadership_01071_make_the_call from './leadership/01071-make-the-call.js';
import _leadership_01072_the_power_of_leadership from './leadership/01072-the-power-of-leadership.js';
import _leadership_01073_the_triskelion from './leadership/01073-the-triskelion.js';
import _leadership_01074_inspired from './leadership/01074-inspired.js';
import _legions_of_hydra_01180_legions_of_hydra from './legions-of-hydra/01180-legions-of-hydra.js';
import _legions_of_hydra_01181_madame_hydra from './legions-of-hydra/01181-madame-hydra.js';
import _legions_of_hydra_01182_hydra_soldier from './legions-of-hydra/01182-hydra-soldier.js';
import _masters_of_evil_01128_the_masters_of_evil from './masters-of-evil/01128-the-masters-of-evil.js';
import _masters_of_evil_01129_radioactive_man from './masters-of-evil/01129-radioactive-man.js';
import _masters_of_evil_01130_whirlwind from './masters-of-evil/01130-whirlwind.js';
import _masters_of_evil_01131_tiger_shark from './masters-of-evil/01131-tiger-shark.js';
import _masters_of_evil_01132_melter from './masters-of-evil/01132-melter.js';
import _masters_of_evil_01133_masters_of_mayhem from './masters-of-evil/01133-masters-of-mayhem.js';
import _piledriver_07032_piledriver from './piledriver/07032-piledriver.js';
import _piledriver_07034_pile_it_on from './piledriver/07034-pile-it-on.js';
import _piledriver_07035_distracting_taunts from './piledriver/07035-distracting-taunts.js';
import _piledriver_07042_oversized_hands from './piledriver/07042-oversized-hands.js';
import _piledriver_07043_escape_plan from './piledriver/07043-escape-plan.js';
import _piledriver_07044_pummel from './piledriver/07044-pummel.js';
import _piledriver_07045_uncanny_resilience from './piledriver/07045-uncanny-resilience.js';
import _protection_01075_black_widow from './protection/01075-black-widow.js';
import _protection_01076_luke_cage from './protection/01076-luke-cage.js';
import _protection_01077_counter_punch from './protection/01077-counter-punch.js';
import _protection_01078_get_behind_me from './protection/01078-get-behind-me.js';
import _protection_01079_the_power_of_protection from './protection/01079-the-power-of-protection.js';
import _protection_01080_med_team from './protection/01080-med-team.js';
import _protection_01081_armored_vest from './protection/01081-armored-vest.js';
import _protection_01082_indomitable from './protection/01082-indomitable.js';
import _rhino_01094_rhino from './rhino/01094-rhino.js';
import _rhino_01097_the_break_in from './rhino/01097-the-break-in.js';
import _rhino_01098_armored_rhino_suit from './rhino/01098-armored-rhino-suit.js';
import _rhino_01099_charge from './rhino/01099-charge.js';
import _rhino_01100_enhanced_ivory_horn from './rhino/01100-enhanced-ivory-horn.js';
import _rhino_01101_hydra_mercenary from './rhino/01101-hydra-mercenary.js';
import _rhino_01102_sandman from './rhino/01102-sandman.js';
import _rhino_01103_shocker from './rhino/01103-shocker.js';
import _rhino_01104_hard_to_keep_down from './rhino/01104-hard-to-keep-down.js';
import _rhino_01105_im_tough from './rhino/01105-im-tough.js';
import _rhino_01106_stampede from './rhino/01106-stampede.js';
import _rhino_01107_breakin_and_takin from './rhino/01107-breakin-and-takin.js';
import _rhino_01108_crowd_control from './rhino/01108-crowd-control.js';
import _she_hulk_01019_she_hulk from './she-hulk/01019-she-hulk.js';
import _she_hulk_01020_hellcat from './she-hulk/01020-hellcat.js';
import _she_hulk_01021_gamma_slam from './she-hulk/01021-gamma-slam.js';
import _she_hulk_01022_ground_stomp from './she-hulk/01022-ground-stomp.js';
import _she_hulk_01023_legal_practice from './she-hulk/01023-legal-practice.js';
import _she_hulk_01024_one_two_punch from './she-hulk/01024-one-two-punch.js';
import _she_hulk_01025_split_personality from './she-hulk/01025-split-personality.js';
import _she_hulk_01026_superhuman_law_division from './she-hulk/01026-superhuman-law-division.js';
import _she_hulk_01027_focused_rage from './she-hulk/01027-focused-rage.js';
import _she_hulk_01028_superhuman_strength from './she-hulk/01028-superhuman-strength.js';
import _she_hulk_01160_legal_work from './she-hulk/01160-legal-work.js';
import _she_hulk_01161_personal_challenge from './she-hulk/01161-personal-challenge.js';
import _she_hulk_01162_titania from './she-hulk/01162-titania.js';
import _she_hulk_01163_genetically_enhanced from './she-hulk/01163-genetically-enhanced.js';
import _she_hulk_01164_titanias_fury from './she-hulk/01164-titanias-fury.js';
import _spider_man_01001_spider_man from './spider-man/01001-spider-man.js';
import _spider_man_01002_black_cat from './spider-man/01002-black-cat.js';
import _spider_man_01003_backflip from './spider-man/01003-backflip.js';
import _spider_man_01004_enhanced_spider_sense from './spider-man/01004-enhanced-spider-sense.js';
import _spider_man_01005_swinging_web_kick from './spider-man/01005-swinging-web-kick.js';
import _spider_man_01006_aunt_may from './spider-man/01006-aunt-may.js';
import _spider_man_01007_spider_tracer from './spider-man/01007-spider-tracer.js';
import _spider_man_01008_web_shooter from './spider-man/01008-web-shooter.js';
import _spider_man_01009_webbed_up from './spider-man/01009-webbed-up.js';
import _spider_man_01165_eviction_notice from './spider-man/01165-eviction-notice.js';
import _spider_man_01166_highway_robbery from './spider-man/01166-highway-robbery.js';
import _spider_man_01167_vulture from './spider-man/01167-vulture.js';
import _spider_man_01168_sweeping_swoop from './spider-man/01168-sweeping-swoop.js';
import _spider_man_01169_the_vultures_plans from './spider-man/01169-the-vultures-plans.js';
import _standard_01186_advance from './standard/01186-advance.js';
import _standard_01187_assault from './standard/01187-assault.js';
import _standard_01188_caught_off_guard from './standard/01188-caught-off-guard.js';
import _standard_01189_gang_up from './standard/01189-gang-up.js';
import _standard_01190_shadow_of_the_past from './standard/01190-shadow-of-the-past.js';
import _the_doomsday_chair_01183_the_doomsday_chair from './the-doomsday-chair/01183-the-doomsday-chair.js';
import _the_doomsday_chair_01184_modok from './the-doomsday-chair/01184-modok.js';
import _the_doomsday_chair_01185_biomechanical_upgrades from './the-doomsday-chair/01185-biomechanical-upgrades.js';
import _thunderball_07017_thunderball from './thunderball/07017-thunderball.js';
import _thunderball_07019_thunderstruck from './thunderball/07019-thunderstruck.js';
import _thunderball_07020_ball_and_chain from './thunderball/07020-ball-and-chain.js';
import _thunderball_07022_radioactive_buildup from './thunderball/07022-radioactive-buildup.js';
import _thunderball_07027_energy_projectiles from './thunderball/07027-energy-projectiles.js';
import _thunderball_07030_lightning_blast from './thunderball/07030-lightning-blast.js';
import _thunderball_07031_tactical_prowess from './thunderball/07031-tactical-prowess.js';
import _ultron_01134_ultron from './ultron/01134-ultron.js';
import _ultron_01137_the_crimson_cowl from './ultron/01137-the-crimson-cowl.js';
import _ultron_01138_assault_on_norad from './ultron/01138-assault-on-norad.js';
import _ultron_01139_countdown_to_oblivion from './ultron/01139-countdown-to-oblivion.js';
import _ultron_01140_ultron_drones from './ultron/01140-ultron-drones.js';
import _ultron_01141_program_transmitter from './ultron/01141-program-transmitter.js';
import _ultron_01142_upgraded_drones from './ultron/01142-upgraded-drones.js';
import _ultron_01143_advanced_ultron_drone from './ultron/01143-advanced-ultron-drone.js';
import _ultron_01144_android_efficiency from './ultron/01144-android-efficiency.js';
import _ultron_01145_rage_of_ultron from './ultron/01145-rage-of-ultron.js';
import _ultron_01146_repair_sequence from './ultron/01146-repair-sequence.js';
import _ultron_01147_swarm_attack from './ultron/01147-swarm-attack.js';
import _ultron_01148_drone_factory from './ultron/01148-drone-factory.js';
import _ultron_01149_invasive_ai from './ultron/01149-invasive-ai.js';
import _ultron_01150_ultrons_imperative from './ultron/01150-ultrons-imperative.js';
import _under_attack_01151_under_attack from './under-attack/01151-under-attack.js';
import _under_attack_01152_vibranium_armor from './under-attack/01152-vibranium-armor.js';
import _under_attack_01153_concussion_blasters from './under-attack/01153-concussion-blasters.js';
import _under_attack_01154_concussive_blast from './under-attack/01154-concussive-blast.js';
import _wrecker_07002_wrecker from './wrecker/07002-wrecker.js';
import _wrecker_07004_day_of_reckoning from './wrecker/07004-day-of-reckoning.js';
import _wrecker_07006_magic_crowbar from './wrecker/07006-magic-crowbar.js';
import _wrecker_07007_wreckers_command from './wrecker/07007-wreckers-command.js';
import _wrecker_07012_crowbar_toss from './wrecker/07012-crowbar-toss.js';
import _wrecker_07015_mystical_link from './wrecker/07015-mystical-link.js';
import _wrecker_07016_youre_dead_meat from './wrecker/07016-youre-dead-meat.js';
import _wrecking_crew_07001_breakout from './wrecking-crew/07001-breakout.js';
import _wrecking_crew_07005_held_hostage from './wrecking-crew/07005-held-hostage.js';
import _wrecking_crew_07008_corrupt_prison_guard from './wrecking-crew/07008-corrupt-prison-guard.js';
import _wrecking_crew_07009_escaped_convict from './wrecking-crew/07009-escaped-convict.js';
import _wrecking_crew_07010_buddy_system from './wrecking-crew/07010-buddy-system.js';
import _wrecking_crew_07011_chaos_in_the_prison from './wrecking-crew/07011-chaos-in-the-prison.js';
import _wrecking_crew_07013_get_wrecked from './wrecking-crew/07013-get-wrecked.js';
import _wrecking_crew_07014_ive_been_waiting_for_this from './wrecking-crew/07014-ive-been-waiting-for-this.js';

/** Every card of the game, one list for each file. */
export const cards: readonly Card[] = [
  _aggression_01050_hulk,
  _aggression_01051_tigra,
  _aggression_01052_chase_them_down,
  _aggression_01053_relentless_assault,
  _aggression_01054_uppercut,
  _aggression_01055_the_power_of_aggression,
  _aggression_01056_tac_team,
  _aggression_01057_combat_training,
  _basic_01083_mockingbird,
  _basic_01084_nick_fury,
  _basic_01085_emergency,
  _basic_01086_first_aid,
  _basic_01087_haymaker,
  _basic_01091_avengers_mansion,
  _basic_01092_helicarrier,
  _basic_01093_tenacity,
  _basic_plain,
  _black_panther_01040_black_panther,
  _black_panther_01041_shuri,
  _black_panther_01042_ancestral_knowledge,
  _black_panther_01043_wakanda_forever,
  _black_panther_01045_the_golden_city,
  _black_panther_01046_energy_daggers,
  _black_panther_01047_panther_claws,
  _black_panther_01048_tactical_genius,
  _black_panther_01049_vibranium_suit,
  _black_panther_01155_affairs_of_state,
  _black_panther_01156_usurp_the_throne,
  _black_panther_01157_killmonger,
  _black_panther_01158_heart_shaped_herb,
  _black_panther_01159_ritual_combat,
  _black_panther_plain,
  _bomb_scare_01109_bomb_scare,
  _bomb_scare_01110_hydra_bomber,
  _bomb_scare_01111_explosion,
  _bomb_scare_01112_false_alarm,
  _bulldozer_07046_bulldozer,
  _bulldozer_07048_clear_the_road,
  _bulldozer_07049_bulldozers_helmet,
  _bulldozer_07051_ramming_speed,
  _bulldozer_07055_bull_rush,
  _bulldozer_07058_headbutt,
  _bulldozer_07059_leading_the_charge,
  _captain_marvel_01010_captain_marvel,
  _captain_marvel_01011_spider_woman,
  _captain_marvel_01012_crisis_interdiction,
  _captain_marvel_01013_photonic_blast,
  _captain_marvel_01015_alpha_flight_station,
  _captain_marvel_01016_captain_marvels_helmet,
  _captain_marvel_01017_cosmic_flight,
  _captain_marvel_01018_energy_channel,
  _captain_marvel_01175_family_emergency,
  _captain_marvel_01176_the_psyche_magnitron,
  _captain_marvel_01177_yon_rogg,
  _captain_marvel_01178_kree_manipulator,
  _captain_marvel_01179_yon_roggs_treason,
  _captain_marvel_plain,
  _expert_01191_exhaustion,
  _expert_01192_masterplan,
  _expert_01193_under_fire,
  _iron_man_01029_iron_man,
  _iron_man_01030_war_machine,
  _iron_man_01031_repulsor_blast,
  _iron_man_01032_supersonic_punch,
  _iron_man_01033_pepper_potts,
  _iron_man_01034_stark_tower,
  _iron_man_01035_arc_reactor,
  _iron_man_01036_mark_v_armor,
  _iron_man_01037_mark_v_helmet,
  _iron_man_01038_powered_gauntlets,
  _iron_man_01039_rocket_boots,
  _iron_man_01170_business_problems,
  _iron_man_01171_imminent_overload,
  _iron_man_01172_whiplash,
  _iron_man_01173_electric_whip_attack,
  _iron_man_01174_electromagnetic_backlash,
  _justice_01058_daredevil,
  _justice_01059_jessica_jones,
  _justice_01060_for_justice,
  _justice_01061_great_responsibility,
  _justice_01062_the_power_of_justice,
  _justice_01063_interrogation_room,
  _justice_01064_surveillance_team,
  _justice_01065_heroic_intuition,
  _klaw_01113_klaw,
  _klaw_01116_underground_distribution,
  _klaw_01117_secret_rendezvous,
  _klaw_01118_sonic_converter,
  _klaw_01119_solid_sound_body,
  _klaw_01120_armored_guard,
  _klaw_01121_weapons_runner,
  _klaw_01122_klaws_vengeance,
  _klaw_01123_sonic_boom,
  _klaw_01124_sound_manipulation,
  _klaw_01125_defense_network,
  _klaw_01126_illegal_arms_factory,
  _klaw_01127_the_immortal_klaw,
  _leadership_01066_hawkeye,
  _leadership_01067_maria_hill,
  _leadership_01068_vision,
  _leadership_01069_get_ready,
  _leadership_01070_lead_from_the_front,
  _leadership_01071_make_the_call,
  _leadership_01072_the_power_of_leadership,
  _leadership_01073_the_triskelion,
  _leadership_01074_inspired,
  _legions_of_hydra_01180_legions_of_hydra,
  _legions_of_hydra_01181_madame_hydra,
  _legions_of_hydra_01182_hydra_soldier,
  _masters_of_evil_01128_the_masters_of_evil,
  _masters_of_evil_01129_radioactive_man,
  _masters_of_evil_01130_whirlwind,
  _masters_of_evil_01131_tiger_shark,
  _masters_of_evil_01132_melter,
  _masters_of_evil_01133_masters_of_mayhem,
  _piledriver_07032_piledriver,
  _piledriver_07034_pile_it_on,
  _piledriver_07035_distracting_taunts,
  _piledriver_07042_oversized_hands,
  _piledriver_07043_escape_plan,
  _piledriver_07044_pummel,
  _piledriver_07045_uncanny_resilience,
  _protection_01075_black_widow,
  _protection_01076_luke_cage,
  _protection_01077_counter_punch,
  _protection_01078_get_behind_me,
  _protection_01079_the_power_of_protection,
  _protection_01080_med_team,
  _protection_01081_armored_vest,
  _protection_01082_indomitable,
  _rhino_01094_rhino,
  _rhino_01097_the_break_in,
  _rhino_01098_armored_rhino_suit,
  _rhino_01099_charge,
  _rhino_01100_enhanced_ivory_horn,
  _rhino_01101_hydra_mercenary,
  _rhino_01102_sandman,
  _rhino_01103_shocker,
  _rhino_01104_hard_to_keep_down,
  _rhino_01105_im_tough,
  _rhino_01106_stampede,
  _rhino_01107_breakin_and_takin,
  _rhino_01108_crowd_control,
  _she_hulk_01019_she_hulk,
  _she_hulk_01020_hellcat,
  _she_hulk_01021_gamma_slam,
  _she_hulk_01022_ground_stomp,
  _she_hulk_01023_legal_practice,
  _she_hulk_01024_one_two_punch,
  _she_hulk_01025_split_personality,
  _she_hulk_01026_superhuman_law_division,
  _she_hulk_01027_focused_rage,
  _she_hulk_01028_superhuman_strength,
  _she_hulk_01160_legal_work,
  _she_hulk_01161_personal_challenge,
  _she_hulk_01162_titania,
  _she_hulk_01163_genetically_enhanced,
  _she_hulk_01164_titanias_fury,
  _spider_man_01001_spider_man,
  _spider_man_01002_black_cat,
  _spider_man_01003_backflip,
  _spider_man_01004_enhanced_spider_sense,
  _spider_man_01005_swinging_web_kick,
  _spider_man_01006_aunt_may,
  _spider_man_01007_spider_tracer,
  _spider_man_01008_web_shooter,
  _spider_man_01009_webbed_up,
  _spider_man_01165_eviction_notice,
  _spider_man_01166_highway_robbery,
  _spider_man_01167_vulture,
  _spider_man_01168_sweeping_swoop,
  _spider_man_01169_the_vultures_plans,
  _standard_01186_advance,
  _standard_01187_assault,
  _standard_01188_caught_off_guard,
  _standard_01189_gang_up,
  _standard_01190_shadow_of_the_past,
  _the_doomsday_chair_01183_the_doomsday_chair,
  _the_doomsday_chair_01184_modok,
  _the_doomsday_chair_01185_biomechanical_upgrades,
  _thunderball_07017_thunderball,
  _thunderball_07019_thunderstruck,
  _thunderball_07020_ball_and_chain,
  _thunderball_07022_radioactive_buildup,
  _thunderball_07027_energy_projectiles,
  _thunderball_07030_lightning_blast,
  _thunderball_07031_tactical_prowess,
  _ultron_01134_ultron,
  _ultron_01137_the_crimson_cowl,
  _ultron_01138_assault_on_norad,
  _ultron_01139_countdown_to_oblivion,
  _ultron_01140_ultron_drones,
  _ultron_01141_program_transmitter,
  _ultron_01142_upgraded_drones,
  _ultron_01143_advanced_ultron_drone,
  _ultron_01144_android_efficiency,
  _ultron_01145_rage_of_ultron,
  _ultron_01146_repair_sequence,
  _ultron_01147_swarm_attack,
  _ultron_01148_drone_factory,
  _ultron_01149_invasive_ai,
  _ultron_01150_ultrons_imperative,
  _under_attack_01151_under_attack,
  _under_attack_01152_vibranium_armor,
  _under_attack_01153_concussion_blasters,
  _under_attack_01154_concussive_blast,
  _wrecker_07002_wrecker,
  _wrecker_07004_day_of_reckoning,
  _wrecker_07006_magic_crowbar,
  _wrecker_07007_wreckers_command,
  _wrecker_07012_crowbar_toss,
  _wrecker_07015_mystical_link,
  _wrecker_07016_youre_dead_meat,
  _wrecking_crew_07001_breakout,
  _wrecking_crew_07005_held_hostage,
  _wrecking_crew_07008_corrupt_prison_guard,
  _wrecking_crew_07009_escaped_convict,
  _wrecking_crew_07010_buddy_system,
  _wrecking_crew_07011_chaos_in_the_prison,
  _wrecking_crew_07013_get_wrecked,
  _wrecking_crew_07014_ive_been_waiting_for_this,
].flat();
