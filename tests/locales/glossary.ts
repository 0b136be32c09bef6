/** Messages that are names, or say where a rule is printed. */
export const NAMES = /\.source$|^squad\/who-/;

/** Names and words that are the same in every language: what is left of a text without them is translated. */
export const SAME_EVERYWHERE: readonly string[] = [
  // games, sites and file formats
  'Marvel Champions',
  'Super Hero Squad',
  'Smash Masters',
  'Marvel Recharge',
  'Marvel',
  'Longbox',
  'Discord',
  'JSON',
  'CSV',
  'TCG',
  'UTC',
  'KB',
  'MVP',
  'VP',
  'OMW',
  'OGW',
  // games of other editions, and cards' parts that were never published in another language
  'Trading Card Game',
  'Online Card Game',
  'Super Powered Smash Masters',
  'Power Plus',
  'Sprint',
  'Teamwork',
  'Teamworks',
  'Team-Up',
  'Team-Ups',
  'SPECIAL',
  'Super',
  'Supers',
  'Story',
  'Smash',
  'Keeper',
  // characters
  'Spider-Man',
  'Captain Marvel',
  'She-Hulk',
  'Iron Man',
  'Black Panther',
  'Black Widow',
  'Doctor Strange',
  'Hulk',
  'Thor',
  'Captain America',
  'Ms. Marvel',
  'Rhino',
  'Klaw',
  'Ultron',
];

/** Words that a language has borrowed, or happens to share with English. */
export const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...['Deck', 'Decks', 'Hand', 'Level', 'Power', 'Set', 'Tech', 'Team', 'Top', 'Quests', 'Replay', 'Online'],
    ...[
      'Mutant',
      'Gadget',
      'Standard',
      'Masters of Evil',
      'Wrecking Crew',
      'Aggression',
      'Upgrade',
      'Upgrades',
      'Mental',
      'Overkill',
    ],
  ],
  fr: [
    ...[
      'Deck',
      'Decks',
      'Tech',
      'Top',
      'bye',
      'Pts',
      'Online',
      'Table',
      'Rounds',
      'rounds',
      'Round',
      'Points',
      'Place',
    ],
    ...['Type', 'Nature', 'Gadget', 'Mutant', 'Animal', 'Set', 'Trait', 'Standard', 'Expert', 'expert', 'Justice'],
    ...['Protection', 'Obligation', 'Obligations', 'DEF', 'REC', 'mental', 'Mental', 'action', 'Actions', 'boost'],
    ...['Mulligan', 'Activations', 'Drones'],
  ],
  es: [
    ...['legal', 'Legal', 'bye', 'Pts', 'Animal', 'Elemental', 'Factor', 'Keepers', 'DEF', 'REC', 'mental', 'Mental'],
    ...['crisis', 'Crisis', 'Mulligan', 'Drones'],
  ],
};

/** Terms that a language's glossary has decided against, and what it says instead. */
export const NOT_SAID: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/\b(Wählen|Klicken|Ziehen|Spielen|Drücken|Tippen|Können|Haben) Sie\b/, 'du'],
    [/\bMatch(es|s)?\b/, 'Partie'],
    [/\b(Gegen|Mit)spieler/, 'dein Gegenüber, die anderen'],
    [/(?<!\p{L})Spieler(in(nen)?|s|n)?(?!\p{L})/u, 'Person, alle, jemand'],
    [/\w[*:_/]in(nen)?\b/, 'names, alle, jemand'],
    [/\bFriedhof|Abwurfstapel\b/, 'Ablagestapel'],
    [/\bmulligan/i, 'Starthand'],
    [/\bÜbungs(spiel|gegner)/, 'Übungsbot'],
  ],
  fr: [
    [/\b(veuillez|votre (deck|main|tour))\b/i, 'tu, ton, ta; vous only for several'],
    [/(?<!points de )\b[Mm]atch(s|es)?\b(?! nul)/i, 'partie'],
    [/\p{L}[·.]e?(ne|ice|euse)?s?\b(?<=·\p{L}+)/u, 'no guessed gender'],
    [/\b(opposante?s?|antagonistes?)\b/i, 'adversaire'],
    [/\b(paquets?|cimetière)\b/i, 'deck, défausse'],
    [/\btchat\b/i, 'salon, fil, thème'],
    [/\bvérifiables?\b/i, 'mélange vérifié'],
    [/\bcanal\b/i, 'salon'],
    [/\bKeepers?\b/, 'Permanent'],
    [/\b(joueurs? (d.entraînement|artificiels?)|minuterie|minuteur)\b/i, 'bot d’entraînement, chrono'],
    [/(?<![\u202f\u00a0!?])[!?](?=\s|$)/, 'a narrow no-break space before ! and ?'],
    [/ [:;!?%](?=[\s.,)]|$)/, 'a narrow no-break space before : ; ! ? %'],
  ],
  es: [
    [/\busted(es)?\b/i, 'tú; for several, vosotros or no pronoun'],
    [/\bpartidos?\b/i, 'partida'],
    [/\b(oponente|contrincante|adversari[oa])s?\b/i, 'rival'],
    [/\b(coge|coger|coges|cogen|coja)\b/i, 'robar, recuperar: means something else in America'],
    [/\p{L}[@]s?\b|\bo\/as?\b|\(as?\)/iu, 'no guessed gender'],
    [/\b(cementerio|testigos?)\b/i, 'descartes, ficha'],
    [/\bsólo\b/i, 'solo'],
    [/\bjugador(es)? de práctica\b/i, 'bot de práctica'],
  ],
};

/** Words that are English wherever they stand. */
export const ENGLISH = /\b(the|you|your|with|choose|from|this|that|its|which|whose|and)\b/i;
