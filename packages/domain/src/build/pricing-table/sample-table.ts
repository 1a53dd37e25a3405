/** Text, ranges with an open end, and a result: what most tables of rates are made of. */
export const sampleTable = [
  ['Area', 'Age', 'Rate'],
  ['North', '18-24', '1.45'],
  ['North', '25-64', '1.00'],
  ['North', '65+', '1.20'],
  ['South', '18-24', '1.60'],
  ['South', '25-64', '1.10'],
  ['South', '65+', '1.35'],
] as const
