import blackPanther from './black-panther.js';
import blade from './blade.js';
import captainAmerica from './captain-america.js';
import civilWar from './civil-war.js';
import daredevil from './daredevil.js';
import deadpool from './deadpool.js';
import drStrange from './dr-strange.js';
import elektra from './elektra.js';
import emmaFrost from './emma-frost.js';
import falcon from './falcon.js';
import giantMan from './giant-man.js';
import hulk from './hulk.js';
import ironMan from './iron-man.js';
import ironManHulkbuster from './iron-man-hulkbuster.js';
import mrFantastic from './mr-fantastic.js';
import nova from './nova.js';
import rogue from './rogue.js';
import scarletWitch from './scarlet-witch.js';
import shadowcat from './shadowcat.js';
import spiderGirl from './spider-girl.js';
import spiderMan from './spider-man.js';
import storm from './storm.js';
import thing from './thing.js';
import thor from './thor.js';
import thorClassic from './thor-classic.js';
import wasp from './wasp.js';
import wolverine from './wolverine.js';

/** Every gatekeeper, in the order in which they are listed. */
export const gatekeepers = [
  ironMan,
  blackPanther,
  thorClassic,
  thing,
  wasp,
  daredevil,
  storm,
  spiderMan,
  hulk,
  scarletWitch,
  mrFantastic,
  spiderGirl,
  wolverine,
  falcon,
  rogue,
  drStrange,
  deadpool,
  giantMan,
  thor,
  captainAmerica,
  ironManHulkbuster,
  emmaFrost,
  elektra,
  shadowcat,
  blade,
  nova,
  civilWar,
];
