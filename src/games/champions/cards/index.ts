// Written by `npm run cards:index` from the files of this folder.
// biome-ignore-all assist/source/organizeImports: in the order of the files.
import type { Card } from '../card.js';
import _a_mess_of_things_02037_a_mess_of_things from './a-mess-of-things/02037-a-mess-of-things.js';
import _a_mess_of_things_02038_scorpion from './a-mess-of-things/02038-scorpion.js';
import _a_mess_of_things_02039_gang_up from './a-mess-of-things/02039-gang-up.js';
import _a_mess_of_things_02040_tail_sweep from './a-mess-of-things/02040-tail-sweep.js';
import _aggression_01050_hulk from './aggression/01050-hulk.js';
import _aggression_01051_tigra from './aggression/01051-tigra.js';
import _aggression_01052_chase_them_down from './aggression/01052-chase-them-down.js';
import _aggression_01053_relentless_assault from './aggression/01053-relentless-assault.js';
import _aggression_01054_uppercut from './aggression/01054-uppercut.js';
import _aggression_01055_the_power_of_aggression from './aggression/01055-the-power-of-aggression.js';
import _aggression_01056_tac_team from './aggression/01056-tac-team.js';
import _aggression_01057_combat_training from './aggression/01057-combat-training.js';
import _aggression_03031_enraged from './aggression/03031-enraged.js';
import _aggression_05030_melee from './aggression/05030-melee.js';
import _aggression_06011_hercules from './aggression/06011-hercules.js';
import _aggression_06012_valkyrie from './aggression/06012-valkyrie.js';
import _aggression_06014_get_over_here from './aggression/06014-get-over-here.js';
import _aggression_06015_mean_swing from './aggression/06015-mean-swing.js';
import _aggression_06017_hall_of_heroes from './aggression/06017-hall-of-heroes.js';
import _aggression_06018_battle_fury from './aggression/06018-battle-fury.js';
import _aggression_06019_jarnbjorn from './aggression/06019-jarnbjorn.js';
import _aggression_08030_counterattack from './aggression/08030-counterattack.js';
import _aggression_09037_skilled_strike from './aggression/09037-skilled-strike.js';
import _aggression_10011_brawn from './aggression/10011-brawn.js';
import _aggression_10012_sentry from './aggression/10012-sentry.js';
import _aggression_10013_she_hulk from './aggression/10013-she-hulk.js';
import _aggression_10014_drop_kick from './aggression/10014-drop-kick.js';
import _aggression_10015_toe_to_toe from './aggression/10015-toe-to-toe.js';
import _aggression_10016_youll_pay_for_that from './aggression/10016-youll-pay-for-that.js';
import _aggression_10018_martial_prowess from './aggression/10018-martial-prowess.js';
import _basic_01083_mockingbird from './basic/01083-mockingbird.js';
import _basic_01084_nick_fury from './basic/01084-nick-fury.js';
import _basic_01085_emergency from './basic/01085-emergency.js';
import _basic_01086_first_aid from './basic/01086-first-aid.js';
import _basic_01087_haymaker from './basic/01087-haymaker.js';
import _basic_01091_avengers_mansion from './basic/01091-avengers-mansion.js';
import _basic_01092_helicarrier from './basic/01092-helicarrier.js';
import _basic_01093_tenacity from './basic/01093-tenacity.js';
import _basic_03024_avengers_tower from './basic/03024-avengers-tower.js';
import _basic_03025_honorary_avenger from './basic/03025-honorary-avenger.js';
import _basic_03034_enhanced_awareness from './basic/03034-enhanced-awareness.js';
import _basic_05018_lockjaw from './basic/05018-lockjaw.js';
import _basic_05023_endurance from './basic/05023-endurance.js';
import _basic_05024_enhanced_reflexes from './basic/05024-enhanced-reflexes.js';
import _basic_05033_down_time from './basic/05033-down-time.js';
import _basic_06020_heimdall from './basic/06020-heimdall.js';
import _basic_06021_invulnerability from './basic/06021-invulnerability.js';
import _basic_06034_enhanced_physique from './basic/06034-enhanced-physique.js';
import _basic_08023_quincarrier from './basic/08023-quincarrier.js';
import _basic_08024_target_acquired from './basic/08024-target-acquired.js';
import _basic_08033_espionage from './basic/08033-espionage.js';
import _basic_09021_warning from './basic/09021-warning.js';
import _basic_09026_the_sorcerer_supreme from './basic/09026-the-sorcerer-supreme.js';
import _basic_10019_to_the_rescue from './basic/10019-to-the-rescue.js';
import _basic_10032_resourceful from './basic/10032-resourceful.js';
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
import _black_widow_08001_black_widow from './black-widow/08001-black-widow.js';
import _black_widow_08002_winter_soldier from './black-widow/08002-winter-soldier.js';
import _black_widow_08003_covert_ops from './black-widow/08003-covert-ops.js';
import _black_widow_08004_dance_of_death from './black-widow/08004-dance-of-death.js';
import _black_widow_08005_safe_house_29 from './black-widow/08005-safe-house-29.js';
import _black_widow_08006_attacrobatics from './black-widow/08006-attacrobatics.js';
import _black_widow_08007_black_widows_gauntlet from './black-widow/08007-black-widows-gauntlet.js';
import _black_widow_08008_grappling_hook from './black-widow/08008-grappling-hook.js';
import _black_widow_08009_synth_suit from './black-widow/08009-synth-suit.js';
import _black_widow_08010_widows_bite from './black-widow/08010-widows-bite.js';
import _black_widow_08025_burn_notice from './black-widow/08025-burn-notice.js';
import _black_widow_08026_taskmaster from './black-widow/08026-taskmaster.js';
import _black_widow_08027_killer_for_hire from './black-widow/08027-killer-for-hire.js';
import _black_widow_08028_hydra_mercenary from './black-widow/08028-hydra-mercenary.js';
import _black_widow_08029_deadly_shot from './black-widow/08029-deadly-shot.js';
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
import _captain_america_03001_captain_america from './captain-america/03001-captain-america.js';
import _captain_america_03002_agent_13 from './captain-america/03002-agent-13.js';
import _captain_america_03003_fearless_determination from './captain-america/03003-fearless-determination.js';
import _captain_america_03004_heroic_strike from './captain-america/03004-heroic-strike.js';
import _captain_america_03005_shield_block from './captain-america/03005-shield-block.js';
import _captain_america_03006_shield_toss from './captain-america/03006-shield-toss.js';
import _captain_america_03007_steves_apartment from './captain-america/03007-steves-apartment.js';
import _captain_america_03008_captain_americas_helmet from './captain-america/03008-captain-americas-helmet.js';
import _captain_america_03009_captain_americas_shield from './captain-america/03009-captain-americas-shield.js';
import _captain_america_03010_super_soldier_serum from './captain-america/03010-super-soldier-serum.js';
import _captain_america_03026_man_out_of_time from './captain-america/03026-man-out-of-time.js';
import _captain_america_03027_hit_squad from './captain-america/03027-hit-squad.js';
import _captain_america_03028_baron_zemo from './captain-america/03028-baron-zemo.js';
import _captain_america_03029_hydra_soldier from './captain-america/03029-hydra-soldier.js';
import _captain_america_03030_hail_hydra from './captain-america/03030-hail-hydra.js';
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
import _doctor_strange_09001_doctor_strange from './doctor-strange/09001-doctor-strange.js';
import _doctor_strange_09002_wong from './doctor-strange/09002-wong.js';
import _doctor_strange_09003_astral_projection from './doctor-strange/09003-astral-projection.js';
import _doctor_strange_09004_magic_blast from './doctor-strange/09004-magic-blast.js';
import _doctor_strange_09005_master_of_the_mystic_arts from './doctor-strange/09005-master-of-the-mystic-arts.js';
import _doctor_strange_09006_mystical_studies from './doctor-strange/09006-mystical-studies.js';
import _doctor_strange_09007_protective_ward from './doctor-strange/09007-protective-ward.js';
import _doctor_strange_09008_sanctum_sanctorum from './doctor-strange/09008-sanctum-sanctorum.js';
import _doctor_strange_09009_cloak_of_levitation from './doctor-strange/09009-cloak-of-levitation.js';
import _doctor_strange_09010_magical_enhancements from './doctor-strange/09010-magical-enhancements.js';
import _doctor_strange_09011_the_eye_of_agamotto from './doctor-strange/09011-the-eye-of-agamotto.js';
import _doctor_strange_09027_physical_toll from './doctor-strange/09027-physical-toll.js';
import _doctor_strange_09028_baron_mordo from './doctor-strange/09028-baron-mordo.js';
import _doctor_strange_09029_open_the_dark_dimension from './doctor-strange/09029-open-the-dark-dimension.js';
import _doctor_strange_09030_counterspell from './doctor-strange/09030-counterspell.js';
import _doctor_strange_09031_thoughtcasting from './doctor-strange/09031-thoughtcasting.js';
import _doctor_strange_09032_crimson_bands_of_cyttorak from './doctor-strange/09032-crimson-bands-of-cyttorak.js';
import _doctor_strange_09033_images_of_ikonn from './doctor-strange/09033-images-of-ikonn.js';
import _doctor_strange_09034_seven_rings_of_raggadorr from './doctor-strange/09034-seven-rings-of-raggadorr.js';
import _doctor_strange_09035_vapors_of_valtorr from './doctor-strange/09035-vapors-of-valtorr.js';
import _doctor_strange_09036_winds_of_watoomb from './doctor-strange/09036-winds-of-watoomb.js';
import _expert_01191_exhaustion from './expert/01191-exhaustion.js';
import _expert_01192_masterplan from './expert/01192-masterplan.js';
import _expert_01193_under_fire from './expert/01193-under-fire.js';
import _goblin_gimmicks_02033_goblin_glider from './goblin-gimmicks/02033-goblin-glider.js';
import _goblin_gimmicks_02034_pumpkin_bombs from './goblin-gimmicks/02034-pumpkin-bombs.js';
import _goblin_gimmicks_02035_intimidation from './goblin-gimmicks/02035-intimidation.js';
import _goblin_gimmicks_02036_regenerative_healing from './goblin-gimmicks/02036-regenerative-healing.js';
import _hulk_10001_hulk from './hulk/10001-hulk.js';
import _hulk_10002_crushing_blow from './hulk/10002-crushing-blow.js';
import _hulk_10003_hulk_smash from './hulk/10003-hulk-smash.js';
import _hulk_10004_sub_orbital_leap from './hulk/10004-sub-orbital-leap.js';
import _hulk_10005_thunderclap from './hulk/10005-thunderclap.js';
import _hulk_10006_unstoppable_force from './hulk/10006-unstoppable-force.js';
import _hulk_10007_limitless_strength from './hulk/10007-limitless-strength.js';
import _hulk_10008_banners_laboratory from './hulk/10008-banners-laboratory.js';
import _hulk_10009_boundless_rage from './hulk/10009-boundless-rage.js';
import _hulk_10010_immovable_object from './hulk/10010-immovable-object.js';
import _hulk_10025_inner_demons from './hulk/10025-inner-demons.js';
import _hulk_10026_abomination from './hulk/10026-abomination.js';
import _hulk_10027_total_destruction from './hulk/10027-total-destruction.js';
import _hulk_10028_clash_of_the_titans from './hulk/10028-clash-of-the-titans.js';
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
import _justice_03032_followed from './justice/03032-followed.js';
import _justice_05031_concussive_blow from './justice/05031-concussive-blow.js';
import _justice_06031_under_surveillance from './justice/06031-under-surveillance.js';
import _justice_08011_agent_coulson from './justice/08011-agent-coulson.js';
import _justice_08012_quake from './justice/08012-quake.js';
import _justice_08013_stealth_strike from './justice/08013-stealth-strike.js';
import _justice_08017_counterintelligence from './justice/08017-counterintelligence.js';
import _justice_08018_spycraft from './justice/08018-spycraft.js';
import _justice_09038_foiled from './justice/09038-foiled.js';
import _justice_10029_beat_cop from './justice/10029-beat-cop.js';
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
import _leadership_03011_falcon from './leadership/03011-falcon.js';
import _leadership_03013_squirrel_girl from './leadership/03013-squirrel-girl.js';
import _leadership_03014_wonder_man from './leadership/03014-wonder-man.js';
import _leadership_03015_avengers_assemble from './leadership/03015-avengers-assemble.js';
import _leadership_03017_strength_in_numbers from './leadership/03017-strength-in-numbers.js';
import _leadership_03019_quinjet from './leadership/03019-quinjet.js';
import _leadership_05032_morale_boost from './leadership/05032-morale-boost.js';
import _leadership_06032_teamwork from './leadership/06032-teamwork.js';
import _leadership_08031_rapid_response from './leadership/08031-rapid-response.js';
import _leadership_09039_iron_man from './leadership/09039-iron-man.js';
import _leadership_10030_inspiring_presence from './leadership/10030-inspiring-presence.js';
import _legions_of_hydra_01180_legions_of_hydra from './legions-of-hydra/01180-legions-of-hydra.js';
import _legions_of_hydra_01181_madame_hydra from './legions-of-hydra/01181-madame-hydra.js';
import _legions_of_hydra_01182_hydra_soldier from './legions-of-hydra/01182-hydra-soldier.js';
import _masters_of_evil_01128_the_masters_of_evil from './masters-of-evil/01128-the-masters-of-evil.js';
import _masters_of_evil_01129_radioactive_man from './masters-of-evil/01129-radioactive-man.js';
import _masters_of_evil_01130_whirlwind from './masters-of-evil/01130-whirlwind.js';
import _masters_of_evil_01131_tiger_shark from './masters-of-evil/01131-tiger-shark.js';
import _masters_of_evil_01132_melter from './masters-of-evil/01132-melter.js';
import _masters_of_evil_01133_masters_of_mayhem from './masters-of-evil/01133-masters-of-mayhem.js';
import _ms_marvel_05001_ms_marvel from './ms-marvel/05001-ms-marvel.js';
import _ms_marvel_05002_red_dagger from './ms-marvel/05002-red-dagger.js';
import _ms_marvel_05003_big_hands from './ms-marvel/05003-big-hands.js';
import _ms_marvel_05004_sneak_by from './ms-marvel/05004-sneak-by.js';
import _ms_marvel_05005_wiggle_room from './ms-marvel/05005-wiggle-room.js';
import _ms_marvel_05006_aamir_khan from './ms-marvel/05006-aamir-khan.js';
import _ms_marvel_05007_bruno_carrelli from './ms-marvel/05007-bruno-carrelli.js';
import _ms_marvel_05008_nakia_bahadir from './ms-marvel/05008-nakia-bahadir.js';
import _ms_marvel_05009_biokinetic_polymer_suit from './ms-marvel/05009-biokinetic-polymer-suit.js';
import _ms_marvel_05010_embiggen from './ms-marvel/05010-embiggen.js';
import _ms_marvel_05011_shrink from './ms-marvel/05011-shrink.js';
import _ms_marvel_05025_home_by_dawn from './ms-marvel/05025-home-by-dawn.js';
import _ms_marvel_05026_generation_why from './ms-marvel/05026-generation-why.js';
import _ms_marvel_05027_thomas_edison from './ms-marvel/05027-thomas-edison.js';
import _ms_marvel_05028_edisons_giant_robot from './ms-marvel/05028-edisons-giant-robot.js';
import _ms_marvel_05029_harvest from './ms-marvel/05029-harvest.js';
import _mutagen_formula_02014_green_goblin from './mutagen-formula/02014-green-goblin.js';
import _mutagen_formula_02017_unleashing_the_mutagen from './mutagen-formula/02017-unleashing-the-mutagen.js';
import _mutagen_formula_02018_mutagen_cloud from './mutagen-formula/02018-mutagen-cloud.js';
import _mutagen_formula_02019_goblin_glider from './mutagen-formula/02019-goblin-glider.js';
import _mutagen_formula_02020_hysteria from './mutagen-formula/02020-hysteria.js';
import _mutagen_formula_02021_pumpkin_bombs from './mutagen-formula/02021-pumpkin-bombs.js';
import _mutagen_formula_02022_goblin_knight from './mutagen-formula/02022-goblin-knight.js';
import _mutagen_formula_02023_goblin_soldier from './mutagen-formula/02023-goblin-soldier.js';
import _mutagen_formula_02024_goblin_thrall from './mutagen-formula/02024-goblin-thrall.js';
import _mutagen_formula_02025_monster from './mutagen-formula/02025-monster.js';
import _mutagen_formula_02026_goblin_reinforcements from './mutagen-formula/02026-goblin-reinforcements.js';
import _mutagen_formula_02027_goblin_nation from './mutagen-formula/02027-goblin-nation.js';
import _mutagen_formula_02028_overrun from './mutagen-formula/02028-overrun.js';
import _mutagen_formula_02029_death_from_above from './mutagen-formula/02029-death-from-above.js';
import _mutagen_formula_02030_i_see_you from './mutagen-formula/02030-i-see-you.js';
import _mutagen_formula_02031_overconfidence from './mutagen-formula/02031-overconfidence.js';
import _mutagen_formula_02032_wicked_ambitions from './mutagen-formula/02032-wicked-ambitions.js';
import _piledriver_07032_piledriver from './piledriver/07032-piledriver.js';
import _piledriver_07034_pile_it_on from './piledriver/07034-pile-it-on.js';
import _piledriver_07035_distracting_taunts from './piledriver/07035-distracting-taunts.js';
import _piledriver_07042_oversized_hands from './piledriver/07042-oversized-hands.js';
import _piledriver_07043_escape_plan from './piledriver/07043-escape-plan.js';
import _piledriver_07044_pummel from './piledriver/07044-pummel.js';
import _piledriver_07045_uncanny_resilience from './piledriver/07045-uncanny-resilience.js';
import _power_drain_02041_power_drain from './power-drain/02041-power-drain.js';
import _power_drain_02042_electro from './power-drain/02042-electro.js';
import _power_drain_02043_electromagnetic_pulse from './power-drain/02043-electromagnetic-pulse.js';
import _power_drain_02044_lightning_bolt from './power-drain/02044-lightning-bolt.js';
import _power_drain_02045_shock_therapy from './power-drain/02045-shock-therapy.js';
import _protection_01075_black_widow from './protection/01075-black-widow.js';
import _protection_01076_luke_cage from './protection/01076-luke-cage.js';
import _protection_01077_counter_punch from './protection/01077-counter-punch.js';
import _protection_01078_get_behind_me from './protection/01078-get-behind-me.js';
import _protection_01079_the_power_of_protection from './protection/01079-the-power-of-protection.js';
import _protection_01080_med_team from './protection/01080-med-team.js';
import _protection_01081_armored_vest from './protection/01081-armored-vest.js';
import _protection_01082_indomitable from './protection/01082-indomitable.js';
import _protection_03033_expert_defense from './protection/03033-expert-defense.js';
import _protection_05012_nova from './protection/05012-nova.js';
import _protection_05014_preemptive_strike from './protection/05014-preemptive-strike.js';
import _protection_05015_tackle from './protection/05015-tackle.js';
import _protection_05017_energy_barrier from './protection/05017-energy-barrier.js';
import _protection_06033_second_wind from './protection/06033-second-wind.js';
import _protection_08032_defensive_stance from './protection/08032-defensive-stance.js';
import _protection_09012_brother_voodoo from './protection/09012-brother-voodoo.js';
import _protection_09013_clea from './protection/09013-clea.js';
import _protection_09014_iron_fist from './protection/09014-iron-fist.js';
import _protection_09015_desperate_defense from './protection/09015-desperate-defense.js';
import _protection_09016_momentum_shift from './protection/09016-momentum-shift.js';
import _protection_09019_the_night_nurse from './protection/09019-the-night-nurse.js';
import _protection_09020_unflappable from './protection/09020-unflappable.js';
import _protection_10031_electrostatic_armor from './protection/10031-electrostatic-armor.js';
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
import _risky_business_02001_norman_osborn from './risky-business/02001-norman-osborn.js';
import _risky_business_02004_hostile_takeover from './risky-business/02004-hostile-takeover.js';
import _risky_business_02005_corporate_acquisition from './risky-business/02005-corporate-acquisition.js';
import _risky_business_02006_criminal_enterprise from './risky-business/02006-criminal-enterprise.js';
import _risky_business_02007_hired_gun from './risky-business/02007-hired-gun.js';
import _risky_business_02008_private_security_specialist from './risky-business/02008-private-security-specialist.js';
import _risky_business_02009_collapsing_bridge from './risky-business/02009-collapsing-bridge.js';
import _risky_business_02010_oscorp_manufacturing from './risky-business/02010-oscorp-manufacturing.js';
import _risky_business_02011_payoff from './risky-business/02011-payoff.js';
import _risky_business_02012_all_in_a_days_work from './risky-business/02012-all-in-a-days-work.js';
import _risky_business_02013_mad_genius from './risky-business/02013-mad-genius.js';
import _running_interference_02046_running_interference from './running-interference/02046-running-interference.js';
import _running_interference_02047_tombstone from './running-interference/02047-tombstone.js';
import _running_interference_02048_all_tied_up from './running-interference/02048-all-tied-up.js';
import _running_interference_02049_media_coverage from './running-interference/02049-media-coverage.js';
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
import _thor_06001_thor from './thor/06001-thor.js';
import _thor_06002_lady_sif from './thor/06002-lady-sif.js';
import _thor_06003_defender_of_the_nine_realms from './thor/06003-defender-of-the-nine-realms.js';
import _thor_06004_for_asgard from './thor/06004-for-asgard.js';
import _thor_06005_hammer_throw from './thor/06005-hammer-throw.js';
import _thor_06006_lightning_strike from './thor/06006-lightning-strike.js';
import _thor_06007_asgard from './thor/06007-asgard.js';
import _thor_06008_god_of_thunder from './thor/06008-god-of-thunder.js';
import _thor_06009_mjolnir from './thor/06009-mjolnir.js';
import _thor_06010_thors_helmet from './thor/06010-thors-helmet.js';
import _thor_06026_odins_anger from './thor/06026-odins-anger.js';
import _thor_06027_family_feud from './thor/06027-family-feud.js';
import _thor_06028_loki from './thor/06028-loki.js';
import _thor_06029_frost_giant from './thor/06029-frost-giant.js';
import _thor_06030_trickster from './thor/06030-trickster.js';
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
  _a_mess_of_things_02037_a_mess_of_things,
  _a_mess_of_things_02038_scorpion,
  _a_mess_of_things_02039_gang_up,
  _a_mess_of_things_02040_tail_sweep,
  _aggression_01050_hulk,
  _aggression_01051_tigra,
  _aggression_01052_chase_them_down,
  _aggression_01053_relentless_assault,
  _aggression_01054_uppercut,
  _aggression_01055_the_power_of_aggression,
  _aggression_01056_tac_team,
  _aggression_01057_combat_training,
  _aggression_03031_enraged,
  _aggression_05030_melee,
  _aggression_06011_hercules,
  _aggression_06012_valkyrie,
  _aggression_06014_get_over_here,
  _aggression_06015_mean_swing,
  _aggression_06017_hall_of_heroes,
  _aggression_06018_battle_fury,
  _aggression_06019_jarnbjorn,
  _aggression_08030_counterattack,
  _aggression_09037_skilled_strike,
  _aggression_10011_brawn,
  _aggression_10012_sentry,
  _aggression_10013_she_hulk,
  _aggression_10014_drop_kick,
  _aggression_10015_toe_to_toe,
  _aggression_10016_youll_pay_for_that,
  _aggression_10018_martial_prowess,
  _basic_01083_mockingbird,
  _basic_01084_nick_fury,
  _basic_01085_emergency,
  _basic_01086_first_aid,
  _basic_01087_haymaker,
  _basic_01091_avengers_mansion,
  _basic_01092_helicarrier,
  _basic_01093_tenacity,
  _basic_03024_avengers_tower,
  _basic_03025_honorary_avenger,
  _basic_03034_enhanced_awareness,
  _basic_05018_lockjaw,
  _basic_05023_endurance,
  _basic_05024_enhanced_reflexes,
  _basic_05033_down_time,
  _basic_06020_heimdall,
  _basic_06021_invulnerability,
  _basic_06034_enhanced_physique,
  _basic_08023_quincarrier,
  _basic_08024_target_acquired,
  _basic_08033_espionage,
  _basic_09021_warning,
  _basic_09026_the_sorcerer_supreme,
  _basic_10019_to_the_rescue,
  _basic_10032_resourceful,
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
  _black_widow_08001_black_widow,
  _black_widow_08002_winter_soldier,
  _black_widow_08003_covert_ops,
  _black_widow_08004_dance_of_death,
  _black_widow_08005_safe_house_29,
  _black_widow_08006_attacrobatics,
  _black_widow_08007_black_widows_gauntlet,
  _black_widow_08008_grappling_hook,
  _black_widow_08009_synth_suit,
  _black_widow_08010_widows_bite,
  _black_widow_08025_burn_notice,
  _black_widow_08026_taskmaster,
  _black_widow_08027_killer_for_hire,
  _black_widow_08028_hydra_mercenary,
  _black_widow_08029_deadly_shot,
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
  _captain_america_03001_captain_america,
  _captain_america_03002_agent_13,
  _captain_america_03003_fearless_determination,
  _captain_america_03004_heroic_strike,
  _captain_america_03005_shield_block,
  _captain_america_03006_shield_toss,
  _captain_america_03007_steves_apartment,
  _captain_america_03008_captain_americas_helmet,
  _captain_america_03009_captain_americas_shield,
  _captain_america_03010_super_soldier_serum,
  _captain_america_03026_man_out_of_time,
  _captain_america_03027_hit_squad,
  _captain_america_03028_baron_zemo,
  _captain_america_03029_hydra_soldier,
  _captain_america_03030_hail_hydra,
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
  _doctor_strange_09001_doctor_strange,
  _doctor_strange_09002_wong,
  _doctor_strange_09003_astral_projection,
  _doctor_strange_09004_magic_blast,
  _doctor_strange_09005_master_of_the_mystic_arts,
  _doctor_strange_09006_mystical_studies,
  _doctor_strange_09007_protective_ward,
  _doctor_strange_09008_sanctum_sanctorum,
  _doctor_strange_09009_cloak_of_levitation,
  _doctor_strange_09010_magical_enhancements,
  _doctor_strange_09011_the_eye_of_agamotto,
  _doctor_strange_09027_physical_toll,
  _doctor_strange_09028_baron_mordo,
  _doctor_strange_09029_open_the_dark_dimension,
  _doctor_strange_09030_counterspell,
  _doctor_strange_09031_thoughtcasting,
  _doctor_strange_09032_crimson_bands_of_cyttorak,
  _doctor_strange_09033_images_of_ikonn,
  _doctor_strange_09034_seven_rings_of_raggadorr,
  _doctor_strange_09035_vapors_of_valtorr,
  _doctor_strange_09036_winds_of_watoomb,
  _expert_01191_exhaustion,
  _expert_01192_masterplan,
  _expert_01193_under_fire,
  _goblin_gimmicks_02033_goblin_glider,
  _goblin_gimmicks_02034_pumpkin_bombs,
  _goblin_gimmicks_02035_intimidation,
  _goblin_gimmicks_02036_regenerative_healing,
  _hulk_10001_hulk,
  _hulk_10002_crushing_blow,
  _hulk_10003_hulk_smash,
  _hulk_10004_sub_orbital_leap,
  _hulk_10005_thunderclap,
  _hulk_10006_unstoppable_force,
  _hulk_10007_limitless_strength,
  _hulk_10008_banners_laboratory,
  _hulk_10009_boundless_rage,
  _hulk_10010_immovable_object,
  _hulk_10025_inner_demons,
  _hulk_10026_abomination,
  _hulk_10027_total_destruction,
  _hulk_10028_clash_of_the_titans,
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
  _justice_03032_followed,
  _justice_05031_concussive_blow,
  _justice_06031_under_surveillance,
  _justice_08011_agent_coulson,
  _justice_08012_quake,
  _justice_08013_stealth_strike,
  _justice_08017_counterintelligence,
  _justice_08018_spycraft,
  _justice_09038_foiled,
  _justice_10029_beat_cop,
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
  _leadership_03011_falcon,
  _leadership_03013_squirrel_girl,
  _leadership_03014_wonder_man,
  _leadership_03015_avengers_assemble,
  _leadership_03017_strength_in_numbers,
  _leadership_03019_quinjet,
  _leadership_05032_morale_boost,
  _leadership_06032_teamwork,
  _leadership_08031_rapid_response,
  _leadership_09039_iron_man,
  _leadership_10030_inspiring_presence,
  _legions_of_hydra_01180_legions_of_hydra,
  _legions_of_hydra_01181_madame_hydra,
  _legions_of_hydra_01182_hydra_soldier,
  _masters_of_evil_01128_the_masters_of_evil,
  _masters_of_evil_01129_radioactive_man,
  _masters_of_evil_01130_whirlwind,
  _masters_of_evil_01131_tiger_shark,
  _masters_of_evil_01132_melter,
  _masters_of_evil_01133_masters_of_mayhem,
  _ms_marvel_05001_ms_marvel,
  _ms_marvel_05002_red_dagger,
  _ms_marvel_05003_big_hands,
  _ms_marvel_05004_sneak_by,
  _ms_marvel_05005_wiggle_room,
  _ms_marvel_05006_aamir_khan,
  _ms_marvel_05007_bruno_carrelli,
  _ms_marvel_05008_nakia_bahadir,
  _ms_marvel_05009_biokinetic_polymer_suit,
  _ms_marvel_05010_embiggen,
  _ms_marvel_05011_shrink,
  _ms_marvel_05025_home_by_dawn,
  _ms_marvel_05026_generation_why,
  _ms_marvel_05027_thomas_edison,
  _ms_marvel_05028_edisons_giant_robot,
  _ms_marvel_05029_harvest,
  _mutagen_formula_02014_green_goblin,
  _mutagen_formula_02017_unleashing_the_mutagen,
  _mutagen_formula_02018_mutagen_cloud,
  _mutagen_formula_02019_goblin_glider,
  _mutagen_formula_02020_hysteria,
  _mutagen_formula_02021_pumpkin_bombs,
  _mutagen_formula_02022_goblin_knight,
  _mutagen_formula_02023_goblin_soldier,
  _mutagen_formula_02024_goblin_thrall,
  _mutagen_formula_02025_monster,
  _mutagen_formula_02026_goblin_reinforcements,
  _mutagen_formula_02027_goblin_nation,
  _mutagen_formula_02028_overrun,
  _mutagen_formula_02029_death_from_above,
  _mutagen_formula_02030_i_see_you,
  _mutagen_formula_02031_overconfidence,
  _mutagen_formula_02032_wicked_ambitions,
  _piledriver_07032_piledriver,
  _piledriver_07034_pile_it_on,
  _piledriver_07035_distracting_taunts,
  _piledriver_07042_oversized_hands,
  _piledriver_07043_escape_plan,
  _piledriver_07044_pummel,
  _piledriver_07045_uncanny_resilience,
  _power_drain_02041_power_drain,
  _power_drain_02042_electro,
  _power_drain_02043_electromagnetic_pulse,
  _power_drain_02044_lightning_bolt,
  _power_drain_02045_shock_therapy,
  _protection_01075_black_widow,
  _protection_01076_luke_cage,
  _protection_01077_counter_punch,
  _protection_01078_get_behind_me,
  _protection_01079_the_power_of_protection,
  _protection_01080_med_team,
  _protection_01081_armored_vest,
  _protection_01082_indomitable,
  _protection_03033_expert_defense,
  _protection_05012_nova,
  _protection_05014_preemptive_strike,
  _protection_05015_tackle,
  _protection_05017_energy_barrier,
  _protection_06033_second_wind,
  _protection_08032_defensive_stance,
  _protection_09012_brother_voodoo,
  _protection_09013_clea,
  _protection_09014_iron_fist,
  _protection_09015_desperate_defense,
  _protection_09016_momentum_shift,
  _protection_09019_the_night_nurse,
  _protection_09020_unflappable,
  _protection_10031_electrostatic_armor,
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
  _risky_business_02001_norman_osborn,
  _risky_business_02004_hostile_takeover,
  _risky_business_02005_corporate_acquisition,
  _risky_business_02006_criminal_enterprise,
  _risky_business_02007_hired_gun,
  _risky_business_02008_private_security_specialist,
  _risky_business_02009_collapsing_bridge,
  _risky_business_02010_oscorp_manufacturing,
  _risky_business_02011_payoff,
  _risky_business_02012_all_in_a_days_work,
  _risky_business_02013_mad_genius,
  _running_interference_02046_running_interference,
  _running_interference_02047_tombstone,
  _running_interference_02048_all_tied_up,
  _running_interference_02049_media_coverage,
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
  _thor_06001_thor,
  _thor_06002_lady_sif,
  _thor_06003_defender_of_the_nine_realms,
  _thor_06004_for_asgard,
  _thor_06005_hammer_throw,
  _thor_06006_lightning_strike,
  _thor_06007_asgard,
  _thor_06008_god_of_thunder,
  _thor_06009_mjolnir,
  _thor_06010_thors_helmet,
  _thor_06026_odins_anger,
  _thor_06027_family_feud,
  _thor_06028_loki,
  _thor_06029_frost_giant,
  _thor_06030_trickster,
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
