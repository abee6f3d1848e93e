/**
 * Where the law of a place differs from what the library calls public there, by the rule of the library.
 * A name adds the day, null takes it away. The longer place counts before the shorter one.
 */
export const localLaw: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  // Art. 20a and 18 ArG: Sundays are protected as such and are no holidays besides.
  CH: { easter: null, 'easter 49': null, '3rd sunday after 09-01': null },
  // Ruhetagsgesetz of Glarus: free for the administration alone.
  'CH-GL': { '12-24': null, '12-31': null },
  // Neither is a holiday by the law of the canton (LRJF); Corpus Christi is one in Le Landeron alone.
  'CH-NE': { 'easter 1': null, 'easter 60': null },
  // In eight municipalities alone.
  'CH-SO': { '03-19': null },
  // Usual, and yet none of the days that the law of the canton names.
  'CH-VS': { 'easter 50': null },
  // Art. 18 Abs. 2 of the Arbeitsgesetz names thirteen days; the bridges are those of the administration.
  LI: {
    'easter -2': null,
    'easter 40': null,
    'easter 61': null,
    '08-15': 'Mariä Himmelfahrt (Staatsfeiertag)',
    '11-01': 'Allerheiligen',
  },
}

/** § 7 Abs. 2 ARG, by the rule of the library. Whatever else it knows of Austria is no public holiday. */
export const austrianHolidays: Readonly<Record<string, string>> = {
  '01-01': 'Neujahr',
  '01-06': 'Heilige Drei Könige',
  'easter 1': 'Ostermontag',
  '05-01': 'Staatsfeiertag',
  'easter 39': 'Christi Himmelfahrt',
  'easter 50': 'Pfingstmontag',
  'easter 60': 'Fronleichnam',
  '08-15': 'Mariä Himmelfahrt',
  '10-26': 'Nationalfeiertag',
  '11-01': 'Allerheiligen',
  '12-08': 'Mariä Empfängnis',
  '12-25': 'Christtag',
  '12-26': 'Stefanitag',
}
