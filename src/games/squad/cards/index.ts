// Written by `npm run cards:index` from the files of this folder.
// biome-ignore-all assist/source/organizeImports: in the order of the files.
import type { Card } from '../card.js';
import _avengers_ST004_arms_race from './avengers/ST004-arms-race.js';
import _avengers_ST014_masters_of_the_sky from './avengers/ST014-masters-of-the-sky.js';
import _avengers_ST015_iron_gardener from './avengers/ST015-iron-gardener.js';
import _avengers_ST020_thunderbolt from './avengers/ST020-thunderbolt.js';
import _avengers_ST021_pick_up_a_friend from './avengers/ST021-pick-up-a-friend.js';
import _avengers_ST022_asgards_thunder from './avengers/ST022-asgards-thunder.js';
import _avengers_ST026_repulsor_rays from './avengers/ST026-repulsor-rays.js';
import _avengers_ST027_stealth_works from './avengers/ST027-stealth-works.js';
import _avengers_ST029_shoulder_cannons from './avengers/ST029-shoulder-cannons.js';
import _avengers_ST032_maximum_firepower from './avengers/ST032-maximum-firepower.js';
import _avengers_ST033_go_team from './avengers/ST033-go-team.js';
import _avengers_ST034_kabooom from './avengers/ST034-kabooom.js';
import _avengers_ST035_heroes_follow_me from './avengers/ST035-heroes-follow-me.js';
import _avengers_ST036_deflection from './avengers/ST036-deflection.js';
import _avengers_ST037_legendary_leader from './avengers/ST037-legendary-leader.js';
import _avengers_ST038_block_party from './avengers/ST038-block-party.js';
import _avengers_ST040_recruitment from './avengers/ST040-recruitment.js';
import _avengers_ST043_infinite_ammo from './avengers/ST043-infinite-ammo.js';
import _avengers_ST044_hurl_the_shield from './avengers/ST044-hurl-the-shield.js';
import _avengers_ST045_lead_the_charge from './avengers/ST045-lead-the-charge.js';
import _avengers_ST046_buzz_in_your_ear from './avengers/ST046-buzz-in-your-ear.js';
import _avengers_ST047_itsy_bitsy_teeny_weeny from './avengers/ST047-itsy-bitsy-teeny-weeny.js';
import _avengers_ST062_boomcannon from './avengers/ST062-boomcannon.js';
import _avengers_ST063_nucleons_going_critical from './avengers/ST063-nucleons-going-critical.js';
import _avengers_ST065_eternal_invention from './avengers/ST065-eternal-invention.js';
import _avengers_ST075_time_bomb from './avengers/ST075-time-bomb.js';
import _avengers_ST076_cold_fusion from './avengers/ST076-cold-fusion.js';
import _avengers_ST085_animal_instinct from './avengers/ST085-animal-instinct.js';
import _avengers_ST086_dive_bomb from './avengers/ST086-dive-bomb.js';
import _avengers_ST087_ta_da from './avengers/ST087-ta-da.js';
import _avengers_ST090_ride_to_the_rescue from './avengers/ST090-ride-to-the-rescue.js';
import _avengers_ST091_little_surprise from './avengers/ST091-little-surprise.js';
import _avengers_ST093_inferno_missile from './avengers/ST093-inferno-missile.js';
import _avengers_ST094_divine_might from './avengers/ST094-divine-might.js';
import _avengers_ST096_combined_arms_fire from './avengers/ST096-combined-arms-fire.js';
import _avengers_ST101_thunderous_impact from './avengers/ST101-thunderous-impact.js';
import _avengers_ST103_true_power from './avengers/ST103-true-power.js';
import _avengers_ST129_celestial_unmaking from './avengers/ST129-celestial-unmaking.js';
import _avengers_ST138_soul_of_wakanda from './avengers/ST138-soul-of-wakanda.js';
import _avengers_ST141_pounce_of_the_jungle_cat from './avengers/ST141-pounce-of-the-jungle-cat.js';
import _avengers_ST144_mysteries_of_vibranium from './avengers/ST144-mysteries-of-vibranium.js';
import _avengers_ST145_blue_light_special from './avengers/ST145-blue-light-special.js';
import _avengers_ST182_juiced_up from './avengers/ST182-juiced-up.js';
import _avengers_ST191_look_what_i_found from './avengers/ST191-look-what-i-found.js';
import _avengers_ST193_these_colors_dont_run from './avengers/ST193-these-colors-dont-run.js';
import _avengers_ST206_king_and_queen from './avengers/ST206-king-and-queen.js';
import _avengers_ST216_thunderous_aftershocks from './avengers/ST216-thunderous-aftershocks.js';
import _avengers_ST217_forked_lightning from './avengers/ST217-forked-lightning.js';
import _avengers_ST220_electrify_the_hammer from './avengers/ST220-electrify-the-hammer.js';
import _avengers_ST221_comrades_in_arms from './avengers/ST221-comrades-in-arms.js';
import _avengers_ST235_darting_insect from './avengers/ST235-darting-insect.js';
import _avengers_ST237_stealth_mode from './avengers/ST237-stealth-mode.js';
import _avengers_ST239_none_shall_withstand from './avengers/ST239-none-shall-withstand.js';
import _avengers_ST242_tiny_avenger from './avengers/ST242-tiny-avenger.js';
import _avengers_ST243_colossal_assistance from './avengers/ST243-colossal-assistance.js';
import _avengers_ST248_the_big_bang from './avengers/ST248-the-big-bang.js';
import _avengers_ST251_spring_cleaning from './avengers/ST251-spring-cleaning.js';
import _avengers_ST255_trigger_happy from './avengers/ST255-trigger-happy.js';
import _avengers_ST265_reality_shift from './avengers/ST265-reality-shift.js';
import _avengers_ST266_nailed_it from './avengers/ST266-nailed-it.js';
import _avengers_ST272_small_wonder from './avengers/ST272-small-wonder.js';
import _avengers_ST274_heroic_effort from './avengers/ST274-heroic-effort.js';
import _avengers_ST275_avengers_assemble from './avengers/ST275-avengers-assemble.js';
import _avengers_ST276_iron_avenger from './avengers/ST276-iron-avenger.js';
import _avengers_ST277_earths_mightiest_heroes from './avengers/ST277-earths-mightiest-heroes.js';
import _avengers_ST279_winged_wonder from './avengers/ST279-winged-wonder.js';
import _avengers_ST286_hex_factor from './avengers/ST286-hex-factor.js';
import _avengers_ST306_eternal_might from './avengers/ST306-eternal-might.js';
import _avengers_ST307_right_back_at_ya from './avengers/ST307-right-back-at-ya.js';
import _avengers_ST309_strength_training from './avengers/ST309-strength-training.js';
import _avengers_ST318_energy_overload from './avengers/ST318-energy-overload.js';
import _avengers_ST321_pound_for_pound from './avengers/ST321-pound-for-pound.js';
import _avengers_ST332_attack_of_the_50_foot_man from './avengers/ST332-attack-of-the-50-foot-man.js';
import _avengers_ST336_crash_course from './avengers/ST336-crash-course.js';
import _avengers_ST337_larger_than_life from './avengers/ST337-larger-than-life.js';
import _avengers_ST339_rebound from './avengers/ST339-rebound.js';
import _avengers_ST342_amp_it_up from './avengers/ST342-amp-it-up.js';
import _avengers_ST351_hulkbusted from './avengers/ST351-hulkbusted.js';
import _avengers_ST362_proton_cage from './avengers/ST362-proton-cage.js';
import _avengers_ST366_supporting_fire from './avengers/ST366-supporting-fire.js';
import _avengers_ST367_always_there_for_a_friend from './avengers/ST367-always-there-for-a-friend.js';
import _avengers_ST368_spring_into_action from './avengers/ST368-spring-into-action.js';
import _avengers_ST369_avengers_courage from './avengers/ST369-avengers-courage.js';
import _avengers_ST370_weave_fate from './avengers/ST370-weave-fate.js';
import _avengers_ST379_unstoppable_avengers from './avengers/ST379-unstoppable-avengers.js';
import _avengers_ST381_improbability_field from './avengers/ST381-improbability-field.js';
import _avengers_ST382_chance_bolts from './avengers/ST382-chance-bolts.js';
import _avengers_ST383_supernatural_soda from './avengers/ST383-supernatural-soda.js';
import _avengers_ST384_redwing_attack from './avengers/ST384-redwing-attack.js';
import _avengers_ST385_flower_power from './avengers/ST385-flower-power.js';
import _avengers_ST408_power_dive from './avengers/ST408-power-dive.js';
import _avengers_ST422_double_slam_sandwich from './avengers/ST422-double-slam-sandwich.js';
import _avengers_ST424_unbelievable_strength from './avengers/ST424-unbelievable-strength.js';
import _avengers_ST428_jade_giants from './avengers/ST428-jade-giants.js';
import _avengers_ST430_you_call_that_a_punch from './avengers/ST430-you-call-that-a-punch.js';
import _avengers_ST432_cross_examination from './avengers/ST432-cross-examination.js';
import _avengers_ST433_back_to_the_wall from './avengers/ST433-back-to-the-wall.js';
import _avengers_ST434_whatever_it_takes from './avengers/ST434-whatever-it-takes.js';
import _avengers_ST437_surprise_witness from './avengers/ST437-surprise-witness.js';
import _avengers_ST441_sting_of_the_wasp from './avengers/ST441-sting-of-the-wasp.js';
import _avengers_ST558_pym_particles from './avengers/ST558-pym-particles.js';
import _avengers_ST561_cover_me from './avengers/ST561-cover-me.js';
import _avengers_ST564_call_for_backup from './avengers/ST564-call-for-backup.js';
import _avengers_ST571_retractable_blaster from './avengers/ST571-retractable-blaster.js';
import _avengers_ST604_unstoppable_avengers from './avengers/ST604-unstoppable-avengers.js';
import _avengers_ST605_avengers_courage from './avengers/ST605-avengers-courage.js';
import _avengers_ST606_iron_avenger from './avengers/ST606-iron-avenger.js';
import _avengers_plain from './avengers/plain.js';
import _brotherhood_ST247_impersonate from './brotherhood/ST247-impersonate.js';
import _brotherhood_ST256_hurl_the_heroes from './brotherhood/ST256-hurl-the-heroes.js';
import _brotherhood_ST459_invincible_brotherhood from './brotherhood/ST459-invincible-brotherhood.js';
import _brotherhood_ST477_sabotage from './brotherhood/ST477-sabotage.js';
import _brotherhood_ST487_jailbreak from './brotherhood/ST487-jailbreak.js';
import _brotherhood_ST492_solo_stalker from './brotherhood/ST492-solo-stalker.js';
import _brotherhood_ST535_brotherhood_of_mutants from './brotherhood/ST535-brotherhood-of-mutants.js';
import _brotherhood_ST537_hits_like_a_freight_train from './brotherhood/ST537-hits-like-a-freight-train.js';
import _brotherhood_ST538_sudden_ambush from './brotherhood/ST538-sudden-ambush.js';
import _brotherhood_ST539_try_the_hero_special from './brotherhood/ST539-try-the-hero-special.js';
import _brotherhood_ST540_shapechange from './brotherhood/ST540-shapechange.js';
import _brotherhood_ST541_bowled_over from './brotherhood/ST541-bowled-over.js';
import _brotherhood_ST544_captive_audience from './brotherhood/ST544-captive-audience.js';
import _brotherhood_ST557_delusions_of_grandeur from './brotherhood/ST557-delusions-of-grandeur.js';
import _brotherhood_ST566_its_raining_cars from './brotherhood/ST566-its-raining-cars.js';
import _brotherhood_ST568_bull_in_a_china_shop from './brotherhood/ST568-bull-in-a-china-shop.js';
import _brotherhood_ST570_puny_weaklings from './brotherhood/ST570-puny-weaklings.js';
import _brotherhood_ST574_unstoppable_juggernaut from './brotherhood/ST574-unstoppable-juggernaut.js';
import _brotherhood_ST578_tiger_strike from './brotherhood/ST578-tiger-strike.js';
import _brotherhood_ST585_playing_with_the_big_boys from './brotherhood/ST585-playing-with-the-big-boys.js';
import _brotherhood_ST592_morph_and_strike from './brotherhood/ST592-morph-and-strike.js';
import _brotherhood_plain from './brotherhood/plain.js';
import _fantastic_four_ST099_fantastic_idea from './fantastic-four/ST099-fantastic-idea.js';
import _fantastic_four_ST106_elastic_intellect from './fantastic-four/ST106-elastic-intellect.js';
import _fantastic_four_ST159_threes_company from './fantastic-four/ST159-threes-company.js';
import _fantastic_four_ST188_loop_de_loop from './fantastic-four/ST188-loop-de-loop.js';
import _fantastic_four_ST192_invisible_squeeze from './fantastic-four/ST192-invisible-squeeze.js';
import _fantastic_four_ST210_got_your_back from './fantastic-four/ST210-got-your-back.js';
import _fantastic_four_ST238_some_like_it_hot from './fantastic-four/ST238-some-like-it-hot.js';
import _fantastic_four_ST240_quick_save from './fantastic-four/ST240-quick-save.js';
import _fantastic_four_ST245_vast_force_field from './fantastic-four/ST245-vast-force-field.js';
import _fantastic_four_ST246_invisible_wall from './fantastic-four/ST246-invisible-wall.js';
import _fantastic_four_ST270_hungry_for_battle from './fantastic-four/ST270-hungry-for-battle.js';
import _fantastic_four_ST281_nova_flame from './fantastic-four/ST281-nova-flame.js';
import _fantastic_four_ST284_ever_lovin_blue_eyed_thing from './fantastic-four/ST284-ever-lovin-blue-eyed-thing.js';
import _fantastic_four_ST285_e_mr_fantastic_squared from './fantastic-four/ST285-e-mr-fantastic-squared.js';
import _fantastic_four_ST287_turn_up_the_heat from './fantastic-four/ST287-turn-up-the-heat.js';
import _fantastic_four_ST288_overpower from './fantastic-four/ST288-overpower.js';
import _fantastic_four_ST290_perfect_solution from './fantastic-four/ST290-perfect-solution.js';
import _fantastic_four_ST292_invisiboulder from './fantastic-four/ST292-invisiboulder.js';
import _fantastic_four_ST295_power_lifting from './fantastic-four/ST295-power-lifting.js';
import _fantastic_four_ST296_stronger_than_i_thought from './fantastic-four/ST296-stronger-than-i-thought.js';
import _fantastic_four_ST299_fist_meet_face from './fantastic-four/ST299-fist-meet-face.js';
import _fantastic_four_ST302_eternal_flame from './fantastic-four/ST302-eternal-flame.js';
import _fantastic_four_ST303_infinity_blaster from './fantastic-four/ST303-infinity-blaster.js';
import _fantastic_four_ST304_temperature_spike from './fantastic-four/ST304-temperature-spike.js';
import _fantastic_four_ST308_protective_shell from './fantastic-four/ST308-protective-shell.js';
import _fantastic_four_ST310_hothead from './fantastic-four/ST310-hothead.js';
import _fantastic_four_ST372_invisible_shield from './fantastic-four/ST372-invisible-shield.js';
import _fantastic_four_ST386_team_beam from './fantastic-four/ST386-team-beam.js';
import _fantastic_four_ST481_meltdown from './fantastic-four/ST481-meltdown.js';
import _fantastic_four_plain from './fantastic-four/plain.js';
import _sinister_syndicate_ST476_wild_thrashing from './sinister-syndicate/ST476-wild-thrashing.js';
import _sinister_syndicate_ST478_eight_arms from './sinister-syndicate/ST478-eight-arms.js';
import _sinister_syndicate_ST480_shocktopus from './sinister-syndicate/ST480-shocktopus.js';
import _sinister_syndicate_ST482_world_of_illusion from './sinister-syndicate/ST482-world-of-illusion.js';
import _sinister_syndicate_ST485_trick_or_treat from './sinister-syndicate/ST485-trick-or-treat.js';
import _sinister_syndicate_ST490_mad_bomber from './sinister-syndicate/ST490-mad-bomber.js';
import _sinister_syndicate_ST493_ive_got_a_mystery from './sinister-syndicate/ST493-ive-got-a-mystery.js';
import _sinister_syndicate_ST517_spider_biter from './sinister-syndicate/ST517-spider-biter.js';
import _sinister_syndicate_ST524_reptilian_cunning from './sinister-syndicate/ST524-reptilian-cunning.js';
import _sinister_syndicate_ST525_alien_regeneration from './sinister-syndicate/ST525-alien-regeneration.js';
import _sinister_syndicate_ST527_a_sinister_trap from './sinister-syndicate/ST527-a-sinister-trap.js';
import _sinister_syndicate_ST528_arsenal_of_evil from './sinister-syndicate/ST528-arsenal-of-evil.js';
import _sinister_syndicate_ST529_extreme_makeover from './sinister-syndicate/ST529-extreme-makeover.js';
import _sinister_syndicate_ST530_doctors_orders from './sinister-syndicate/ST530-doctors-orders.js';
import _sinister_syndicate_ST531_frenzy_of_snapping_jaws from './sinister-syndicate/ST531-frenzy-of-snapping-jaws.js';
import _sinister_syndicate_ST532_pull_into_mists from './sinister-syndicate/ST532-pull-into-mists.js';
import _sinister_syndicate_ST533_dramatic_entrance from './sinister-syndicate/ST533-dramatic-entrance.js';
import _sinister_syndicate_ST543_prey_on_the_weak from './sinister-syndicate/ST543-prey-on-the-weak.js';
import _sinister_syndicate_ST545_alien_webbing from './sinister-syndicate/ST545-alien-webbing.js';
import _sinister_syndicate_ST560_youre_feeling_sleepy from './sinister-syndicate/ST560-youre-feeling-sleepy.js';
import _sinister_syndicate_ST562_mad_scientist from './sinister-syndicate/ST562-mad-scientist.js';
import _sinister_syndicate_ST565_ravenous_appetite from './sinister-syndicate/ST565-ravenous-appetite.js';
import _sinister_syndicate_ST569_unstable_goblin_serum from './sinister-syndicate/ST569-unstable-goblin-serum.js';
import _sinister_syndicate_ST573_control_reptiles from './sinister-syndicate/ST573-control-reptiles.js';
import _sinister_syndicate_ST583_fools_well_show_you_all from './sinister-syndicate/ST583-fools-well-show-you-all.js';
import _sinister_syndicate_ST600_take_the_edge_off from './sinister-syndicate/ST600-take-the-edge-off.js';
import _sinister_syndicate_plain from './sinister-syndicate/plain.js';
import _spider_friends_ST001_web_slinger from './spider-friends/ST001-web-slinger.js';
import _spider_friends_ST005_spider_strikes from './spider-friends/ST005-spider-strikes.js';
import _spider_friends_ST006_smell_ya_later from './spider-friends/ST006-smell-ya-later.js';
import _spider_friends_ST009_strength_of_the_spiders from './spider-friends/ST009-strength-of-the-spiders.js';
import _spider_friends_ST011_all_webbed_up from './spider-friends/ST011-all-webbed-up.js';
import _spider_friends_ST012_fancy_footwork from './spider-friends/ST012-fancy-footwork.js';
import _spider_friends_ST077_arachnid_ambush from './spider-friends/ST077-arachnid-ambush.js';
import _spider_friends_ST080_look_what_we_caught from './spider-friends/ST080-look-what-we-caught.js';
import _spider_friends_ST083_you_can_count_on_me from './spider-friends/ST083-you-can-count-on-me.js';
import _spider_friends_ST092_spider_sense from './spider-friends/ST092-spider-sense.js';
import _spider_friends_ST097_gotcha from './spider-friends/ST097-gotcha.js';
import _spider_friends_ST105_yoink from './spider-friends/ST105-yoink.js';
import _spider_friends_ST132_come_and_get_me from './spider-friends/ST132-come-and-get-me.js';
import _spider_friends_ST151_got_the_drop_on_you from './spider-friends/ST151-got-the-drop-on-you.js';
import _spider_friends_ST152_nimble_and_quick from './spider-friends/ST152-nimble-and-quick.js';
import _spider_friends_ST228_here_comes_the_spider_man from './spider-friends/ST228-here-comes-the-spider-man.js';
import _spider_friends_ST231_risk_it_all from './spider-friends/ST231-risk-it-all.js';
import _spider_friends_ST232_tingling_sensation from './spider-friends/ST232-tingling-sensation.js';
import _spider_friends_ST236_symbiote_siesta from './spider-friends/ST236-symbiote-siesta.js';
import _spider_friends_ST254_super_spider_squad from './spider-friends/ST254-super-spider-squad.js';
import _spider_friends_ST271_sticky_situation from './spider-friends/ST271-sticky-situation.js';
import _spider_friends_ST273_the_old_football_trick from './spider-friends/ST273-the-old-football-trick.js';
import _spider_friends_ST322_magnetic_personality from './spider-friends/ST322-magnetic-personality.js';
import _spider_friends_ST323_enjoy_your_trip from './spider-friends/ST323-enjoy-your-trip.js';
import _spider_friends_ST329_one_two_punch from './spider-friends/ST329-one-two-punch.js';
import _spider_friends_ST331_heads_up_stinky from './spider-friends/ST331-heads-up-stinky.js';
import _spider_friends_ST375_spider_sting from './spider-friends/ST375-spider-sting.js';
import _spider_friends_ST377_hanging_around from './spider-friends/ST377-hanging-around.js';
import _spider_friends_ST397_webstacle_course from './spider-friends/ST397-webstacle-course.js';
import _spider_friends_ST399_simply_irresistible from './spider-friends/ST399-simply-irresistible.js';
import _spider_friends_ST440_spider_shock from './spider-friends/ST440-spider-shock.js';
import _spider_friends_ST445_the_harder_they_fall from './spider-friends/ST445-the-harder-they-fall.js';
import _spider_friends_ST457_venom_blast from './spider-friends/ST457-venom-blast.js';
import _spider_friends_ST461_total_webification from './spider-friends/ST461-total-webification.js';
import _spider_friends_ST550_astonishing_spider_girl from './spider-friends/ST550-astonishing-spider-girl.js';
import _spider_friends_plain from './spider-friends/plain.js';
import _unaffiliated_ST028_aura_drain from './unaffiliated/ST028-aura-drain.js';
import _unaffiliated_ST050_hulk_get_angry from './unaffiliated/ST050-hulk-get-angry.js';
import _unaffiliated_ST053_sock_it_to_ya from './unaffiliated/ST053-sock-it-to-ya.js';
import _unaffiliated_ST054_taste_your_own_medicine from './unaffiliated/ST054-taste-your-own-medicine.js';
import _unaffiliated_ST055_gamma_radiation from './unaffiliated/ST055-gamma-radiation.js';
import _unaffiliated_ST056_hulk_hurt_hulk_mad from './unaffiliated/ST056-hulk-hurt-hulk-mad.js';
import _unaffiliated_ST059_just_desserts from './unaffiliated/ST059-just-desserts.js';
import _unaffiliated_ST084_reptathlon from './unaffiliated/ST084-reptathlon.js';
import _unaffiliated_ST102_night_knight from './unaffiliated/ST102-night-knight.js';
import _unaffiliated_ST120_roar_of_triumph from './unaffiliated/ST120-roar-of-triumph.js';
import _unaffiliated_ST130_drain_life from './unaffiliated/ST130-drain-life.js';
import _unaffiliated_ST131_your_will_belongs_to_me from './unaffiliated/ST131-your-will-belongs-to-me.js';
import _unaffiliated_ST133_astral_haunting from './unaffiliated/ST133-astral-haunting.js';
import _unaffiliated_ST139_snapshot from './unaffiliated/ST139-snapshot.js';
import _unaffiliated_ST140_s_h_i_e_l_d_master from './unaffiliated/ST140-s-h-i-e-l-d-master.js';
import _unaffiliated_ST146_its_not_easy_being_green from './unaffiliated/ST146-its-not-easy-being-green.js';
import _unaffiliated_ST161_review_the_troops from './unaffiliated/ST161-review-the-troops.js';
import _unaffiliated_ST178_call_in_the_reserves from './unaffiliated/ST178-call-in-the-reserves.js';
import _unaffiliated_ST198_shake_it_off from './unaffiliated/ST198-shake-it-off.js';
import _unaffiliated_ST219_moment_of_glory from './unaffiliated/ST219-moment-of-glory.js';
import _unaffiliated_ST223_punch_out from './unaffiliated/ST223-punch-out.js';
import _unaffiliated_ST224_flailing_wildly from './unaffiliated/ST224-flailing-wildly.js';
import _unaffiliated_ST225_hulk_go_crazy from './unaffiliated/ST225-hulk-go-crazy.js';
import _unaffiliated_ST226_one_hulk_wrecking_crew from './unaffiliated/ST226-one-hulk-wrecking-crew.js';
import _unaffiliated_ST227_the_gamma_slamma from './unaffiliated/ST227-the-gamma-slamma.js';
import _unaffiliated_ST241_sneak_and_peek from './unaffiliated/ST241-sneak-and-peek.js';
import _unaffiliated_ST244_master_spy from './unaffiliated/ST244-master-spy.js';
import _unaffiliated_ST250_power_of_the_stars from './unaffiliated/ST250-power-of-the-stars.js';
import _unaffiliated_ST252_friends_or_enemies from './unaffiliated/ST252-friends-or-enemies.js';
import _unaffiliated_ST260_eternal_sorcery from './unaffiliated/ST260-eternal-sorcery.js';
import _unaffiliated_ST269_scent_of_fear from './unaffiliated/ST269-scent-of-fear.js';
import _unaffiliated_ST283_arm_wrestling from './unaffiliated/ST283-arm-wrestling.js';
import _unaffiliated_ST291_eternal_cosmos from './unaffiliated/ST291-eternal-cosmos.js';
import _unaffiliated_ST293_did_you_miss_me from './unaffiliated/ST293-did-you-miss-me.js';
import _unaffiliated_ST298_agents_of_s_h_i_e_l_d from './unaffiliated/ST298-agents-of-s-h-i-e-l-d.js';
import _unaffiliated_ST311_headbanger from './unaffiliated/ST311-headbanger.js';
import _unaffiliated_ST312_split_second_reaction from './unaffiliated/ST312-split-second-reaction.js';
import _unaffiliated_ST319_crumble_to_microns from './unaffiliated/ST319-crumble-to-microns.js';
import _unaffiliated_ST320_wave_of_demolition from './unaffiliated/ST320-wave-of-demolition.js';
import _unaffiliated_ST324_erase_your_destiny from './unaffiliated/ST324-erase-your-destiny.js';
import _unaffiliated_ST330_endless_thirst from './unaffiliated/ST330-endless-thirst.js';
import _unaffiliated_ST334_blade_runner from './unaffiliated/ST334-blade-runner.js';
import _unaffiliated_ST335_shocking_discovery from './unaffiliated/ST335-shocking-discovery.js';
import _unaffiliated_ST340_eternal_rage from './unaffiliated/ST340-eternal-rage.js';
import _unaffiliated_ST341_improving_the_odds from './unaffiliated/ST341-improving-the-odds.js';
import _unaffiliated_ST343_jujitsu from './unaffiliated/ST343-jujitsu.js';
import _unaffiliated_ST345_crowd_surfing from './unaffiliated/ST345-crowd-surfing.js';
import _unaffiliated_ST346_herald_of_galactus from './unaffiliated/ST346-herald-of-galactus.js';
import _unaffiliated_ST347_hourglass_trick from './unaffiliated/ST347-hourglass-trick.js';
import _unaffiliated_ST348_time_travel from './unaffiliated/ST348-time-travel.js';
import _unaffiliated_ST354_widows_bite from './unaffiliated/ST354-widows-bite.js';
import _unaffiliated_ST355_30_000_volts from './unaffiliated/ST355-30-000-volts.js';
import _unaffiliated_ST357_accelerated_healing from './unaffiliated/ST357-accelerated-healing.js';
import _unaffiliated_ST358_plunder_your_plans from './unaffiliated/ST358-plunder-your-plans.js';
import _unaffiliated_ST359_you_gotta_be_kidding_me from './unaffiliated/ST359-you-gotta-be-kidding-me.js';
import _unaffiliated_ST360_1_000_pounds_of_fury from './unaffiliated/ST360-1-000-pounds-of-fury.js';
import _unaffiliated_ST363_stellar_flux from './unaffiliated/ST363-stellar-flux.js';
import _unaffiliated_ST365_the_stars_have_aligned from './unaffiliated/ST365-the-stars-have-aligned.js';
import _unaffiliated_ST371_personal_theme_song from './unaffiliated/ST371-personal-theme-song.js';
import _unaffiliated_ST376_mental_domination from './unaffiliated/ST376-mental-domination.js';
import _unaffiliated_ST378_thunder_clap from './unaffiliated/ST378-thunder-clap.js';
import _unaffiliated_ST387_hypnotizing_gaze from './unaffiliated/ST387-hypnotizing-gaze.js';
import _unaffiliated_ST388_blind_date from './unaffiliated/ST388-blind-date.js';
import _unaffiliated_ST389_the_man_without_fear from './unaffiliated/ST389-the-man-without-fear.js';
import _unaffiliated_ST390_flipping_out from './unaffiliated/ST390-flipping-out.js';
import _unaffiliated_ST391_totally_jammin from './unaffiliated/ST391-totally-jammin.js';
import _unaffiliated_ST392_dramatic_rescue from './unaffiliated/ST392-dramatic-rescue.js';
import _unaffiliated_ST393_hand_over_hand from './unaffiliated/ST393-hand-over-hand.js';
import _unaffiliated_ST394_dancing_with_the_ninja_stars from './unaffiliated/ST394-dancing-with-the-ninja-stars.js';
import _unaffiliated_ST395_turnabout from './unaffiliated/ST395-turnabout.js';
import _unaffiliated_ST396_mystical_training from './unaffiliated/ST396-mystical-training.js';
import _unaffiliated_ST400_victim_of_the_widow from './unaffiliated/ST400-victim-of-the-widow.js';
import _unaffiliated_ST401_radar_sense from './unaffiliated/ST401-radar-sense.js';
import _unaffiliated_ST402_blind_detective from './unaffiliated/ST402-blind-detective.js';
import _unaffiliated_ST404_slice_in_half from './unaffiliated/ST404-slice-in-half.js';
import _unaffiliated_ST409_katana_slice from './unaffiliated/ST409-katana-slice.js';
import _unaffiliated_ST410_hospital_visit from './unaffiliated/ST410-hospital-visit.js';
import _unaffiliated_ST412_you_wouldnt_like_me from './unaffiliated/ST412-you-wouldnt-like-me.js';
import _unaffiliated_ST413_pterodactyl_drop from './unaffiliated/ST413-pterodactyl-drop.js';
import _unaffiliated_ST414_triceratops_trample from './unaffiliated/ST414-triceratops-trample.js';
import _unaffiliated_ST415_ankylosaurus_tail from './unaffiliated/ST415-ankylosaurus-tail.js';
import _unaffiliated_ST416_stegosaurus_spines from './unaffiliated/ST416-stegosaurus-spines.js';
import _unaffiliated_ST417_raptor_rush from './unaffiliated/ST417-raptor-rush.js';
import _unaffiliated_ST419_strange_teleportation from './unaffiliated/ST419-strange-teleportation.js';
import _unaffiliated_ST420_feeding_frenzy from './unaffiliated/ST420-feeding-frenzy.js';
import _unaffiliated_ST436_hyperspace from './unaffiliated/ST436-hyperspace.js';
import _unaffiliated_ST438_xandarian_energies from './unaffiliated/ST438-xandarian-energies.js';
import _unaffiliated_ST439_pour_it_on from './unaffiliated/ST439-pour-it-on.js';
import _unaffiliated_ST444_gravimetric_pulse_waves from './unaffiliated/ST444-gravimetric-pulse-waves.js';
import _unaffiliated_ST448_the_last_centurion from './unaffiliated/ST448-the-last-centurion.js';
import _unaffiliated_ST458_the_nova_force from './unaffiliated/ST458-the-nova-force.js';
import _unaffiliated_ST465_trapped from './unaffiliated/ST465-trapped.js';
import _unaffiliated_ST466_smashbot from './unaffiliated/ST466-smashbot.js';
import _unaffiliated_ST467_unstable_boombot from './unaffiliated/ST467-unstable-boombot.js';
import _unaffiliated_ST468_circuit_surge from './unaffiliated/ST468-circuit-surge.js';
import _unaffiliated_ST469_crushbot_crew from './unaffiliated/ST469-crushbot-crew.js';
import _unaffiliated_ST470_never_fail_me_again from './unaffiliated/ST470-never-fail-me-again.js';
import _unaffiliated_ST471_mutually_assured_doom from './unaffiliated/ST471-mutually-assured-doom.js';
import _unaffiliated_ST472_endless_legions from './unaffiliated/ST472-endless-legions.js';
import _unaffiliated_ST473_frankenbot from './unaffiliated/ST473-frankenbot.js';
import _unaffiliated_ST474_doom_shall_prevail from './unaffiliated/ST474-doom-shall-prevail.js';
import _unaffiliated_ST475_breakdancing from './unaffiliated/ST475-breakdancing.js';
import _unaffiliated_ST479_earthshaking_tantrum from './unaffiliated/ST479-earthshaking-tantrum.js';
import _unaffiliated_ST486_unexpected_present from './unaffiliated/ST486-unexpected-present.js';
import _unaffiliated_ST488_no_one_to_save_you from './unaffiliated/ST488-no-one-to-save-you.js';
import _unaffiliated_ST489_fragile_boombot from './unaffiliated/ST489-fragile-boombot.js';
import _unaffiliated_ST491_woe_is_doom from './unaffiliated/ST491-woe-is-doom.js';
import _unaffiliated_ST495_burrow_under from './unaffiliated/ST495-burrow-under.js';
import _unaffiliated_ST496_little_king from './unaffiliated/ST496-little-king.js';
import _unaffiliated_ST498_moloid_madness from './unaffiliated/ST498-moloid-madness.js';
import _unaffiliated_ST500_life_model_decoy from './unaffiliated/ST500-life-model-decoy.js';
import _unaffiliated_ST501_release_the_moloids from './unaffiliated/ST501-release-the-moloids.js';
import _unaffiliated_ST502_a_little_help from './unaffiliated/ST502-a-little-help.js';
import _unaffiliated_ST503_surge_from_the_depths from './unaffiliated/ST503-surge-from-the-depths.js';
import _unaffiliated_ST504_infinity_formula from './unaffiliated/ST504-infinity-formula.js';
import _unaffiliated_ST511_find_the_perfect_angle from './unaffiliated/ST511-find-the-perfect-angle.js';
import _unaffiliated_ST514_claw_everything_always from './unaffiliated/ST514-claw-everything-always.js';
import _unaffiliated_ST523_faster_than_light from './unaffiliated/ST523-faster-than-light.js';
import _unaffiliated_ST526_party_crasher from './unaffiliated/ST526-party-crasher.js';
import _unaffiliated_ST534_practice_makes_perfect from './unaffiliated/ST534-practice-makes-perfect.js';
import _unaffiliated_ST536_stolen_technology from './unaffiliated/ST536-stolen-technology.js';
import _unaffiliated_ST542_morphing_torching from './unaffiliated/ST542-morphing-torching.js';
import _unaffiliated_ST546_painful_betrayal from './unaffiliated/ST546-painful-betrayal.js';
import _unaffiliated_ST555_send_em_flying from './unaffiliated/ST555-send-em-flying.js';
import _unaffiliated_ST556_lizardpit_trap from './unaffiliated/ST556-lizardpit-trap.js';
import _unaffiliated_ST559_archnemesis from './unaffiliated/ST559-archnemesis.js';
import _unaffiliated_ST563_creepy_crawlies from './unaffiliated/ST563-creepy-crawlies.js';
import _unaffiliated_ST567_duck from './unaffiliated/ST567-duck.js';
import _unaffiliated_ST572_anticipate_your_enemy from './unaffiliated/ST572-anticipate-your-enemy.js';
import _unaffiliated_ST575_perfect_imitation from './unaffiliated/ST575-perfect-imitation.js';
import _unaffiliated_ST576_while_you_were_out from './unaffiliated/ST576-while-you-were-out.js';
import _unaffiliated_ST577_many_headed_hydra from './unaffiliated/ST577-many-headed-hydra.js';
import _unaffiliated_ST579_enraging_attack from './unaffiliated/ST579-enraging-attack.js';
import _unaffiliated_ST581_moloid_repairmen from './unaffiliated/ST581-moloid-repairmen.js';
import _unaffiliated_ST591_takes_two_to_tango from './unaffiliated/ST591-takes-two-to-tango.js';
import _unaffiliated_ST593_hydra_infiltration from './unaffiliated/ST593-hydra-infiltration.js';
import _unaffiliated_ST594_shift_strategy from './unaffiliated/ST594-shift-strategy.js';
import _unaffiliated_ST595_victory_at_hand from './unaffiliated/ST595-victory-at-hand.js';
import _unaffiliated_ST596_rude_awakening from './unaffiliated/ST596-rude-awakening.js';
import _unaffiliated_ST597_trickochet from './unaffiliated/ST597-trickochet.js';
import _unaffiliated_ST598_call_the_shot from './unaffiliated/ST598-call-the-shot.js';
import _unaffiliated_ST599_curtain_call from './unaffiliated/ST599-curtain-call.js';
import _unaffiliated_plain from './unaffiliated/plain.js';
import _x_men_ST016_telepathic_command from './x-men/ST016-telepathic-command.js';
import _x_men_ST025_electrical_storm from './x-men/ST025-electrical-storm.js';
import _x_men_ST030_savage_leap from './x-men/ST030-savage-leap.js';
import _x_men_ST039_short_circuit from './x-men/ST039-short-circuit.js';
import _x_men_ST041_you_cant_outrun_lightning from './x-men/ST041-you-cant-outrun-lightning.js';
import _x_men_ST067_claws_and_effect from './x-men/ST067-claws-and-effect.js';
import _x_men_ST068_snikkity_snikt from './x-men/ST068-snikkity-snikt.js';
import _x_men_ST069_samurai_slash from './x-men/ST069-samurai-slash.js';
import _x_men_ST070_mutant_healing_ability from './x-men/ST070-mutant-healing-ability.js';
import _x_men_ST071_fastball_special from './x-men/ST071-fastball-special.js';
import _x_men_ST072_rough_and_tough from './x-men/ST072-rough-and-tough.js';
import _x_men_ST073_slice_n_dice_furyfest from './x-men/ST073-slice-n-dice-furyfest.js';
import _x_men_ST074_berserker_rage from './x-men/ST074-berserker-rage.js';
import _x_men_ST082_quickslash from './x-men/ST082-quickslash.js';
import _x_men_ST088_diamonds_are_a_girls_bff from './x-men/ST088-diamonds-are-a-girls-bff.js';
import _x_men_ST089_just_passing_through from './x-men/ST089-just-passing-through.js';
import _x_men_ST100_call_the_tempest from './x-men/ST100-call-the-tempest.js';
import _x_men_ST107_fast_healing from './x-men/ST107-fast-healing.js';
import _x_men_ST108_beyond_defeat from './x-men/ST108-beyond-defeat.js';
import _x_men_ST109_first_strike from './x-men/ST109-first-strike.js';
import _x_men_ST110_decision_of_the_heart from './x-men/ST110-decision-of-the-heart.js';
import _x_men_ST111_strong_leader from './x-men/ST111-strong-leader.js';
import _x_men_ST113_back_off from './x-men/ST113-back-off.js';
import _x_men_ST114_the_bigger_they_are from './x-men/ST114-the-bigger-they-are.js';
import _x_men_ST115_cannonball from './x-men/ST115-cannonball.js';
import _x_men_ST116_catch_my_breath from './x-men/ST116-catch-my-breath.js';
import _x_men_ST117_x_treme_cool from './x-men/ST117-x-treme-cool.js';
import _x_men_ST119_closing_the_trap from './x-men/ST119-closing-the-trap.js';
import _x_men_ST121_static_electricity from './x-men/ST121-static-electricity.js';
import _x_men_ST122_panther_in_the_mist from './x-men/ST122-panther-in-the-mist.js';
import _x_men_ST123_veil_of_rain from './x-men/ST123-veil-of-rain.js';
import _x_men_ST124_days_of_thunder from './x-men/ST124-days-of-thunder.js';
import _x_men_ST125_chain_lightning from './x-men/ST125-chain-lightning.js';
import _x_men_ST126_tornado_blitz from './x-men/ST126-tornado-blitz.js';
import _x_men_ST128_lightning_strikes_twice from './x-men/ST128-lightning-strikes-twice.js';
import _x_men_ST134_steal_your_thunder from './x-men/ST134-steal-your-thunder.js';
import _x_men_ST174_adamantium_bones from './x-men/ST174-adamantium-bones.js';
import _x_men_ST175_never_give_up from './x-men/ST175-never-give-up.js';
import _x_men_ST176_whisk_on_the_winds from './x-men/ST176-whisk-on-the-winds.js';
import _x_men_ST208_black_widow_white_queen from './x-men/ST208-black-widow-white-queen.js';
import _x_men_ST213_telepathic_bonds from './x-men/ST213-telepathic-bonds.js';
import _x_men_ST214_wake_of_the_storm from './x-men/ST214-wake-of-the-storm.js';
import _x_men_ST218_buzz_cut from './x-men/ST218-buzz-cut.js';
import _x_men_ST234_steel_yourself_for_battle from './x-men/ST234-steel-yourself-for-battle.js';
import _x_men_ST253_stop_hitting_yourself from './x-men/ST253-stop-hitting-yourself.js';
import _x_men_ST257_phase_and_rescue from './x-men/ST257-phase-and-rescue.js';
import _x_men_ST258_mental_blank from './x-men/ST258-mental-blank.js';
import _x_men_ST259_sweet_dreams from './x-men/ST259-sweet-dreams.js';
import _x_men_ST261_sudden_amnesia from './x-men/ST261-sudden-amnesia.js';
import _x_men_ST262_tear_apart from './x-men/ST262-tear-apart.js';
import _x_men_ST264_entwined_destiny from './x-men/ST264-entwined-destiny.js';
import _x_men_ST267_superior_hunting_senses from './x-men/ST267-superior-hunting-senses.js';
import _x_men_ST268_last_stand from './x-men/ST268-last-stand.js';
import _x_men_ST280_disassembly_line from './x-men/ST280-disassembly-line.js';
import _x_men_ST282_x_woman from './x-men/ST282-x-woman.js';
import _x_men_ST289_feral_stalker from './x-men/ST289-feral-stalker.js';
import _x_men_ST294_power_grab from './x-men/ST294-power-grab.js';
import _x_men_ST297_psionic_avalanche from './x-men/ST297-psionic-avalanche.js';
import _x_men_ST313_brain_drain from './x-men/ST313-brain-drain.js';
import _x_men_ST315_seeing_with_new_eyes from './x-men/ST315-seeing-with-new-eyes.js';
import _x_men_ST325_pressure_points from './x-men/ST325-pressure-points.js';
import _x_men_ST326_rogues_gallery from './x-men/ST326-rogues-gallery.js';
import _x_men_ST328_cant_touch_this from './x-men/ST328-cant-touch-this.js';
import _x_men_ST333_mind_cage from './x-men/ST333-mind-cage.js';
import _x_men_ST349_the_critical_phase from './x-men/ST349-the-critical-phase.js';
import _x_men_ST350_ghostwalker from './x-men/ST350-ghostwalker.js';
import _x_men_ST361_intangible from './x-men/ST361-intangible.js';
import _x_men_ST364_touch_of_frost from './x-men/ST364-touch-of-frost.js';
import _x_men_ST380_x_men_united from './x-men/ST380-x-men-united.js';
import _x_men_ST398_super_smell from './x-men/ST398-super-smell.js';
import _x_men_ST406_risky_strike from './x-men/ST406-risky-strike.js';
import _x_men_ST407_psychic_knife from './x-men/ST407-psychic-knife.js';
import _x_men_ST411_butterfly_effect from './x-men/ST411-butterfly-effect.js';
import _x_men_ST423_ace_of_hearts from './x-men/ST423-ace-of-hearts.js';
import _x_men_ST425_secret_mission from './x-men/ST425-secret-mission.js';
import _x_men_ST426_fast_hands from './x-men/ST426-fast-hands.js';
import _x_men_ST435_ill_take_that from './x-men/ST435-ill-take-that.js';
import _x_men_ST442_smash_flat from './x-men/ST442-smash-flat.js';
import _x_men_ST443_body_of_steel from './x-men/ST443-body-of-steel.js';
import _x_men_ST446_strength_of_will from './x-men/ST446-strength-of-will.js';
import _x_men_ST447_double_dealing from './x-men/ST447-double-dealing.js';
import _x_men_ST449_pull_the_ace from './x-men/ST449-pull-the-ace.js';
import _x_men_ST450_mental_invasion from './x-men/ST450-mental-invasion.js';
import _x_men_ST453_what_were_you_thinking from './x-men/ST453-what-were-you-thinking.js';
import _x_men_ST455_mind_reader from './x-men/ST455-mind-reader.js';
import _x_men_ST456_mind_control from './x-men/ST456-mind-control.js';
import _x_men_ST460_grand_theft from './x-men/ST460-grand-theft.js';
import _x_men_ST464_twin_ninjas from './x-men/ST464-twin-ninjas.js';
import _x_men_ST522_adrenaline_rush from './x-men/ST522-adrenaline-rush.js';
import _x_men_ST549_real_metalhead from './x-men/ST549-real-metalhead.js';
import _x_men_ST551_rapid_fire from './x-men/ST551-rapid-fire.js';
import _x_men_ST552_right_x_man_for_the_job from './x-men/ST552-right-x-man-for-the-job.js';
import _x_men_plain from './x-men/plain.js';

/** Every card of the game, one list for each file. */
export const cards: readonly Card[] = [
  _avengers_ST004_arms_race,
  _avengers_ST014_masters_of_the_sky,
  _avengers_ST015_iron_gardener,
  _avengers_ST020_thunderbolt,
  _avengers_ST021_pick_up_a_friend,
  _avengers_ST022_asgards_thunder,
  _avengers_ST026_repulsor_rays,
  _avengers_ST027_stealth_works,
  _avengers_ST029_shoulder_cannons,
  _avengers_ST032_maximum_firepower,
  _avengers_ST033_go_team,
  _avengers_ST034_kabooom,
  _avengers_ST035_heroes_follow_me,
  _avengers_ST036_deflection,
  _avengers_ST037_legendary_leader,
  _avengers_ST038_block_party,
  _avengers_ST040_recruitment,
  _avengers_ST043_infinite_ammo,
  _avengers_ST044_hurl_the_shield,
  _avengers_ST045_lead_the_charge,
  _avengers_ST046_buzz_in_your_ear,
  _avengers_ST047_itsy_bitsy_teeny_weeny,
  _avengers_ST062_boomcannon,
  _avengers_ST063_nucleons_going_critical,
  _avengers_ST065_eternal_invention,
  _avengers_ST075_time_bomb,
  _avengers_ST076_cold_fusion,
  _avengers_ST085_animal_instinct,
  _avengers_ST086_dive_bomb,
  _avengers_ST087_ta_da,
  _avengers_ST090_ride_to_the_rescue,
  _avengers_ST091_little_surprise,
  _avengers_ST093_inferno_missile,
  _avengers_ST094_divine_might,
  _avengers_ST096_combined_arms_fire,
  _avengers_ST101_thunderous_impact,
  _avengers_ST103_true_power,
  _avengers_ST129_celestial_unmaking,
  _avengers_ST138_soul_of_wakanda,
  _avengers_ST141_pounce_of_the_jungle_cat,
  _avengers_ST144_mysteries_of_vibranium,
  _avengers_ST145_blue_light_special,
  _avengers_ST182_juiced_up,
  _avengers_ST191_look_what_i_found,
  _avengers_ST193_these_colors_dont_run,
  _avengers_ST206_king_and_queen,
  _avengers_ST216_thunderous_aftershocks,
  _avengers_ST217_forked_lightning,
  _avengers_ST220_electrify_the_hammer,
  _avengers_ST221_comrades_in_arms,
  _avengers_ST235_darting_insect,
  _avengers_ST237_stealth_mode,
  _avengers_ST239_none_shall_withstand,
  _avengers_ST242_tiny_avenger,
  _avengers_ST243_colossal_assistance,
  _avengers_ST248_the_big_bang,
  _avengers_ST251_spring_cleaning,
  _avengers_ST255_trigger_happy,
  _avengers_ST265_reality_shift,
  _avengers_ST266_nailed_it,
  _avengers_ST272_small_wonder,
  _avengers_ST274_heroic_effort,
  _avengers_ST275_avengers_assemble,
  _avengers_ST276_iron_avenger,
  _avengers_ST277_earths_mightiest_heroes,
  _avengers_ST279_winged_wonder,
  _avengers_ST286_hex_factor,
  _avengers_ST306_eternal_might,
  _avengers_ST307_right_back_at_ya,
  _avengers_ST309_strength_training,
  _avengers_ST318_energy_overload,
  _avengers_ST321_pound_for_pound,
  _avengers_ST332_attack_of_the_50_foot_man,
  _avengers_ST336_crash_course,
  _avengers_ST337_larger_than_life,
  _avengers_ST339_rebound,
  _avengers_ST342_amp_it_up,
  _avengers_ST351_hulkbusted,
  _avengers_ST362_proton_cage,
  _avengers_ST366_supporting_fire,
  _avengers_ST367_always_there_for_a_friend,
  _avengers_ST368_spring_into_action,
  _avengers_ST369_avengers_courage,
  _avengers_ST370_weave_fate,
  _avengers_ST379_unstoppable_avengers,
  _avengers_ST381_improbability_field,
  _avengers_ST382_chance_bolts,
  _avengers_ST383_supernatural_soda,
  _avengers_ST384_redwing_attack,
  _avengers_ST385_flower_power,
  _avengers_ST408_power_dive,
  _avengers_ST422_double_slam_sandwich,
  _avengers_ST424_unbelievable_strength,
  _avengers_ST428_jade_giants,
  _avengers_ST430_you_call_that_a_punch,
  _avengers_ST432_cross_examination,
  _avengers_ST433_back_to_the_wall,
  _avengers_ST434_whatever_it_takes,
  _avengers_ST437_surprise_witness,
  _avengers_ST441_sting_of_the_wasp,
  _avengers_ST558_pym_particles,
  _avengers_ST561_cover_me,
  _avengers_ST564_call_for_backup,
  _avengers_ST571_retractable_blaster,
  _avengers_ST604_unstoppable_avengers,
  _avengers_ST605_avengers_courage,
  _avengers_ST606_iron_avenger,
  _avengers_plain,
  _brotherhood_ST247_impersonate,
  _brotherhood_ST256_hurl_the_heroes,
  _brotherhood_ST459_invincible_brotherhood,
  _brotherhood_ST477_sabotage,
  _brotherhood_ST487_jailbreak,
  _brotherhood_ST492_solo_stalker,
  _brotherhood_ST535_brotherhood_of_mutants,
  _brotherhood_ST537_hits_like_a_freight_train,
  _brotherhood_ST538_sudden_ambush,
  _brotherhood_ST539_try_the_hero_special,
  _brotherhood_ST540_shapechange,
  _brotherhood_ST541_bowled_over,
  _brotherhood_ST544_captive_audience,
  _brotherhood_ST557_delusions_of_grandeur,
  _brotherhood_ST566_its_raining_cars,
  _brotherhood_ST568_bull_in_a_china_shop,
  _brotherhood_ST570_puny_weaklings,
  _brotherhood_ST574_unstoppable_juggernaut,
  _brotherhood_ST578_tiger_strike,
  _brotherhood_ST585_playing_with_the_big_boys,
  _brotherhood_ST592_morph_and_strike,
  _brotherhood_plain,
  _fantastic_four_ST099_fantastic_idea,
  _fantastic_four_ST106_elastic_intellect,
  _fantastic_four_ST159_threes_company,
  _fantastic_four_ST188_loop_de_loop,
  _fantastic_four_ST192_invisible_squeeze,
  _fantastic_four_ST210_got_your_back,
  _fantastic_four_ST238_some_like_it_hot,
  _fantastic_four_ST240_quick_save,
  _fantastic_four_ST245_vast_force_field,
  _fantastic_four_ST246_invisible_wall,
  _fantastic_four_ST270_hungry_for_battle,
  _fantastic_four_ST281_nova_flame,
  _fantastic_four_ST284_ever_lovin_blue_eyed_thing,
  _fantastic_four_ST285_e_mr_fantastic_squared,
  _fantastic_four_ST287_turn_up_the_heat,
  _fantastic_four_ST288_overpower,
  _fantastic_four_ST290_perfect_solution,
  _fantastic_four_ST292_invisiboulder,
  _fantastic_four_ST295_power_lifting,
  _fantastic_four_ST296_stronger_than_i_thought,
  _fantastic_four_ST299_fist_meet_face,
  _fantastic_four_ST302_eternal_flame,
  _fantastic_four_ST303_infinity_blaster,
  _fantastic_four_ST304_temperature_spike,
  _fantastic_four_ST308_protective_shell,
  _fantastic_four_ST310_hothead,
  _fantastic_four_ST372_invisible_shield,
  _fantastic_four_ST386_team_beam,
  _fantastic_four_ST481_meltdown,
  _fantastic_four_plain,
  _sinister_syndicate_ST476_wild_thrashing,
  _sinister_syndicate_ST478_eight_arms,
  _sinister_syndicate_ST480_shocktopus,
  _sinister_syndicate_ST482_world_of_illusion,
  _sinister_syndicate_ST485_trick_or_treat,
  _sinister_syndicate_ST490_mad_bomber,
  _sinister_syndicate_ST493_ive_got_a_mystery,
  _sinister_syndicate_ST517_spider_biter,
  _sinister_syndicate_ST524_reptilian_cunning,
  _sinister_syndicate_ST525_alien_regeneration,
  _sinister_syndicate_ST527_a_sinister_trap,
  _sinister_syndicate_ST528_arsenal_of_evil,
  _sinister_syndicate_ST529_extreme_makeover,
  _sinister_syndicate_ST530_doctors_orders,
  _sinister_syndicate_ST531_frenzy_of_snapping_jaws,
  _sinister_syndicate_ST532_pull_into_mists,
  _sinister_syndicate_ST533_dramatic_entrance,
  _sinister_syndicate_ST543_prey_on_the_weak,
  _sinister_syndicate_ST545_alien_webbing,
  _sinister_syndicate_ST560_youre_feeling_sleepy,
  _sinister_syndicate_ST562_mad_scientist,
  _sinister_syndicate_ST565_ravenous_appetite,
  _sinister_syndicate_ST569_unstable_goblin_serum,
  _sinister_syndicate_ST573_control_reptiles,
  _sinister_syndicate_ST583_fools_well_show_you_all,
  _sinister_syndicate_ST600_take_the_edge_off,
  _sinister_syndicate_plain,
  _spider_friends_ST001_web_slinger,
  _spider_friends_ST005_spider_strikes,
  _spider_friends_ST006_smell_ya_later,
  _spider_friends_ST009_strength_of_the_spiders,
  _spider_friends_ST011_all_webbed_up,
  _spider_friends_ST012_fancy_footwork,
  _spider_friends_ST077_arachnid_ambush,
  _spider_friends_ST080_look_what_we_caught,
  _spider_friends_ST083_you_can_count_on_me,
  _spider_friends_ST092_spider_sense,
  _spider_friends_ST097_gotcha,
  _spider_friends_ST105_yoink,
  _spider_friends_ST132_come_and_get_me,
  _spider_friends_ST151_got_the_drop_on_you,
  _spider_friends_ST152_nimble_and_quick,
  _spider_friends_ST228_here_comes_the_spider_man,
  _spider_friends_ST231_risk_it_all,
  _spider_friends_ST232_tingling_sensation,
  _spider_friends_ST236_symbiote_siesta,
  _spider_friends_ST254_super_spider_squad,
  _spider_friends_ST271_sticky_situation,
  _spider_friends_ST273_the_old_football_trick,
  _spider_friends_ST322_magnetic_personality,
  _spider_friends_ST323_enjoy_your_trip,
  _spider_friends_ST329_one_two_punch,
  _spider_friends_ST331_heads_up_stinky,
  _spider_friends_ST375_spider_sting,
  _spider_friends_ST377_hanging_around,
  _spider_friends_ST397_webstacle_course,
  _spider_friends_ST399_simply_irresistible,
  _spider_friends_ST440_spider_shock,
  _spider_friends_ST445_the_harder_they_fall,
  _spider_friends_ST457_venom_blast,
  _spider_friends_ST461_total_webification,
  _spider_friends_ST550_astonishing_spider_girl,
  _spider_friends_plain,
  _unaffiliated_ST028_aura_drain,
  _unaffiliated_ST050_hulk_get_angry,
  _unaffiliated_ST053_sock_it_to_ya,
  _unaffiliated_ST054_taste_your_own_medicine,
  _unaffiliated_ST055_gamma_radiation,
  _unaffiliated_ST056_hulk_hurt_hulk_mad,
  _unaffiliated_ST059_just_desserts,
  _unaffiliated_ST084_reptathlon,
  _unaffiliated_ST102_night_knight,
  _unaffiliated_ST120_roar_of_triumph,
  _unaffiliated_ST130_drain_life,
  _unaffiliated_ST131_your_will_belongs_to_me,
  _unaffiliated_ST133_astral_haunting,
  _unaffiliated_ST139_snapshot,
  _unaffiliated_ST140_s_h_i_e_l_d_master,
  _unaffiliated_ST146_its_not_easy_being_green,
  _unaffiliated_ST161_review_the_troops,
  _unaffiliated_ST178_call_in_the_reserves,
  _unaffiliated_ST198_shake_it_off,
  _unaffiliated_ST219_moment_of_glory,
  _unaffiliated_ST223_punch_out,
  _unaffiliated_ST224_flailing_wildly,
  _unaffiliated_ST225_hulk_go_crazy,
  _unaffiliated_ST226_one_hulk_wrecking_crew,
  _unaffiliated_ST227_the_gamma_slamma,
  _unaffiliated_ST241_sneak_and_peek,
  _unaffiliated_ST244_master_spy,
  _unaffiliated_ST250_power_of_the_stars,
  _unaffiliated_ST252_friends_or_enemies,
  _unaffiliated_ST260_eternal_sorcery,
  _unaffiliated_ST269_scent_of_fear,
  _unaffiliated_ST283_arm_wrestling,
  _unaffiliated_ST291_eternal_cosmos,
  _unaffiliated_ST293_did_you_miss_me,
  _unaffiliated_ST298_agents_of_s_h_i_e_l_d,
  _unaffiliated_ST311_headbanger,
  _unaffiliated_ST312_split_second_reaction,
  _unaffiliated_ST319_crumble_to_microns,
  _unaffiliated_ST320_wave_of_demolition,
  _unaffiliated_ST324_erase_your_destiny,
  _unaffiliated_ST330_endless_thirst,
  _unaffiliated_ST334_blade_runner,
  _unaffiliated_ST335_shocking_discovery,
  _unaffiliated_ST340_eternal_rage,
  _unaffiliated_ST341_improving_the_odds,
  _unaffiliated_ST343_jujitsu,
  _unaffiliated_ST345_crowd_surfing,
  _unaffiliated_ST346_herald_of_galactus,
  _unaffiliated_ST347_hourglass_trick,
  _unaffiliated_ST348_time_travel,
  _unaffiliated_ST354_widows_bite,
  _unaffiliated_ST355_30_000_volts,
  _unaffiliated_ST357_accelerated_healing,
  _unaffiliated_ST358_plunder_your_plans,
  _unaffiliated_ST359_you_gotta_be_kidding_me,
  _unaffiliated_ST360_1_000_pounds_of_fury,
  _unaffiliated_ST363_stellar_flux,
  _unaffiliated_ST365_the_stars_have_aligned,
  _unaffiliated_ST371_personal_theme_song,
  _unaffiliated_ST376_mental_domination,
  _unaffiliated_ST378_thunder_clap,
  _unaffiliated_ST387_hypnotizing_gaze,
  _unaffiliated_ST388_blind_date,
  _unaffiliated_ST389_the_man_without_fear,
  _unaffiliated_ST390_flipping_out,
  _unaffiliated_ST391_totally_jammin,
  _unaffiliated_ST392_dramatic_rescue,
  _unaffiliated_ST393_hand_over_hand,
  _unaffiliated_ST394_dancing_with_the_ninja_stars,
  _unaffiliated_ST395_turnabout,
  _unaffiliated_ST396_mystical_training,
  _unaffiliated_ST400_victim_of_the_widow,
  _unaffiliated_ST401_radar_sense,
  _unaffiliated_ST402_blind_detective,
  _unaffiliated_ST404_slice_in_half,
  _unaffiliated_ST409_katana_slice,
  _unaffiliated_ST410_hospital_visit,
  _unaffiliated_ST412_you_wouldnt_like_me,
  _unaffiliated_ST413_pterodactyl_drop,
  _unaffiliated_ST414_triceratops_trample,
  _unaffiliated_ST415_ankylosaurus_tail,
  _unaffiliated_ST416_stegosaurus_spines,
  _unaffiliated_ST417_raptor_rush,
  _unaffiliated_ST419_strange_teleportation,
  _unaffiliated_ST420_feeding_frenzy,
  _unaffiliated_ST436_hyperspace,
  _unaffiliated_ST438_xandarian_energies,
  _unaffiliated_ST439_pour_it_on,
  _unaffiliated_ST444_gravimetric_pulse_waves,
  _unaffiliated_ST448_the_last_centurion,
  _unaffiliated_ST458_the_nova_force,
  _unaffiliated_ST465_trapped,
  _unaffiliated_ST466_smashbot,
  _unaffiliated_ST467_unstable_boombot,
  _unaffiliated_ST468_circuit_surge,
  _unaffiliated_ST469_crushbot_crew,
  _unaffiliated_ST470_never_fail_me_again,
  _unaffiliated_ST471_mutually_assured_doom,
  _unaffiliated_ST472_endless_legions,
  _unaffiliated_ST473_frankenbot,
  _unaffiliated_ST474_doom_shall_prevail,
  _unaffiliated_ST475_breakdancing,
  _unaffiliated_ST479_earthshaking_tantrum,
  _unaffiliated_ST486_unexpected_present,
  _unaffiliated_ST488_no_one_to_save_you,
  _unaffiliated_ST489_fragile_boombot,
  _unaffiliated_ST491_woe_is_doom,
  _unaffiliated_ST495_burrow_under,
  _unaffiliated_ST496_little_king,
  _unaffiliated_ST498_moloid_madness,
  _unaffiliated_ST500_life_model_decoy,
  _unaffiliated_ST501_release_the_moloids,
  _unaffiliated_ST502_a_little_help,
  _unaffiliated_ST503_surge_from_the_depths,
  _unaffiliated_ST504_infinity_formula,
  _unaffiliated_ST511_find_the_perfect_angle,
  _unaffiliated_ST514_claw_everything_always,
  _unaffiliated_ST523_faster_than_light,
  _unaffiliated_ST526_party_crasher,
  _unaffiliated_ST534_practice_makes_perfect,
  _unaffiliated_ST536_stolen_technology,
  _unaffiliated_ST542_morphing_torching,
  _unaffiliated_ST546_painful_betrayal,
  _unaffiliated_ST555_send_em_flying,
  _unaffiliated_ST556_lizardpit_trap,
  _unaffiliated_ST559_archnemesis,
  _unaffiliated_ST563_creepy_crawlies,
  _unaffiliated_ST567_duck,
  _unaffiliated_ST572_anticipate_your_enemy,
  _unaffiliated_ST575_perfect_imitation,
  _unaffiliated_ST576_while_you_were_out,
  _unaffiliated_ST577_many_headed_hydra,
  _unaffiliated_ST579_enraging_attack,
  _unaffiliated_ST581_moloid_repairmen,
  _unaffiliated_ST591_takes_two_to_tango,
  _unaffiliated_ST593_hydra_infiltration,
  _unaffiliated_ST594_shift_strategy,
  _unaffiliated_ST595_victory_at_hand,
  _unaffiliated_ST596_rude_awakening,
  _unaffiliated_ST597_trickochet,
  _unaffiliated_ST598_call_the_shot,
  _unaffiliated_ST599_curtain_call,
  _unaffiliated_plain,
  _x_men_ST016_telepathic_command,
  _x_men_ST025_electrical_storm,
  _x_men_ST030_savage_leap,
  _x_men_ST039_short_circuit,
  _x_men_ST041_you_cant_outrun_lightning,
  _x_men_ST067_claws_and_effect,
  _x_men_ST068_snikkity_snikt,
  _x_men_ST069_samurai_slash,
  _x_men_ST070_mutant_healing_ability,
  _x_men_ST071_fastball_special,
  _x_men_ST072_rough_and_tough,
  _x_men_ST073_slice_n_dice_furyfest,
  _x_men_ST074_berserker_rage,
  _x_men_ST082_quickslash,
  _x_men_ST088_diamonds_are_a_girls_bff,
  _x_men_ST089_just_passing_through,
  _x_men_ST100_call_the_tempest,
  _x_men_ST107_fast_healing,
  _x_men_ST108_beyond_defeat,
  _x_men_ST109_first_strike,
  _x_men_ST110_decision_of_the_heart,
  _x_men_ST111_strong_leader,
  _x_men_ST113_back_off,
  _x_men_ST114_the_bigger_they_are,
  _x_men_ST115_cannonball,
  _x_men_ST116_catch_my_breath,
  _x_men_ST117_x_treme_cool,
  _x_men_ST119_closing_the_trap,
  _x_men_ST121_static_electricity,
  _x_men_ST122_panther_in_the_mist,
  _x_men_ST123_veil_of_rain,
  _x_men_ST124_days_of_thunder,
  _x_men_ST125_chain_lightning,
  _x_men_ST126_tornado_blitz,
  _x_men_ST128_lightning_strikes_twice,
  _x_men_ST134_steal_your_thunder,
  _x_men_ST174_adamantium_bones,
  _x_men_ST175_never_give_up,
  _x_men_ST176_whisk_on_the_winds,
  _x_men_ST208_black_widow_white_queen,
  _x_men_ST213_telepathic_bonds,
  _x_men_ST214_wake_of_the_storm,
  _x_men_ST218_buzz_cut,
  _x_men_ST234_steel_yourself_for_battle,
  _x_men_ST253_stop_hitting_yourself,
  _x_men_ST257_phase_and_rescue,
  _x_men_ST258_mental_blank,
  _x_men_ST259_sweet_dreams,
  _x_men_ST261_sudden_amnesia,
  _x_men_ST262_tear_apart,
  _x_men_ST264_entwined_destiny,
  _x_men_ST267_superior_hunting_senses,
  _x_men_ST268_last_stand,
  _x_men_ST280_disassembly_line,
  _x_men_ST282_x_woman,
  _x_men_ST289_feral_stalker,
  _x_men_ST294_power_grab,
  _x_men_ST297_psionic_avalanche,
  _x_men_ST313_brain_drain,
  _x_men_ST315_seeing_with_new_eyes,
  _x_men_ST325_pressure_points,
  _x_men_ST326_rogues_gallery,
  _x_men_ST328_cant_touch_this,
  _x_men_ST333_mind_cage,
  _x_men_ST349_the_critical_phase,
  _x_men_ST350_ghostwalker,
  _x_men_ST361_intangible,
  _x_men_ST364_touch_of_frost,
  _x_men_ST380_x_men_united,
  _x_men_ST398_super_smell,
  _x_men_ST406_risky_strike,
  _x_men_ST407_psychic_knife,
  _x_men_ST411_butterfly_effect,
  _x_men_ST423_ace_of_hearts,
  _x_men_ST425_secret_mission,
  _x_men_ST426_fast_hands,
  _x_men_ST435_ill_take_that,
  _x_men_ST442_smash_flat,
  _x_men_ST443_body_of_steel,
  _x_men_ST446_strength_of_will,
  _x_men_ST447_double_dealing,
  _x_men_ST449_pull_the_ace,
  _x_men_ST450_mental_invasion,
  _x_men_ST453_what_were_you_thinking,
  _x_men_ST455_mind_reader,
  _x_men_ST456_mind_control,
  _x_men_ST460_grand_theft,
  _x_men_ST464_twin_ninjas,
  _x_men_ST522_adrenaline_rush,
  _x_men_ST549_real_metalhead,
  _x_men_ST551_rapid_fire,
  _x_men_ST552_right_x_man_for_the_job,
  _x_men_plain,
].flat();
