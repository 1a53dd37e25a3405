/** Words that en_us spells otherwise, as they are written in en_uk. */
const american = {
  authorise: 'authorize',
  authorised: 'authorized',
  behaviour: 'behavior',
  cancelled: 'canceled',
  catalogue: 'catalog',
  centre: 'center',
  centres: 'centers',
  cheque: 'check',
  colour: 'color',
  colours: 'colors',
  customise: 'customize',
  customised: 'customized',
  favourite: 'favorite',
  favourites: 'favorites',
  honour: 'honor',
  labelled: 'labeled',
  licence: 'license',
  licences: 'licenses',
  neighbour: 'neighbor',
  organisation: 'organization',
  organisations: 'organizations',
  organise: 'organize',
  organised: 'organized',
  personalise: 'personalize',
  personalised: 'personalized',
  programme: 'program',
  recognise: 'recognize',
  recognised: 'recognized',
  unrecognised: 'unrecognized',
} as const satisfies Readonly<Record<string, string>>

const words = new RegExp(`\\b(${Object.keys(american).join('|')})\\b`, 'gi')

export const toAmerican = (text: string) =>
  text.replaceAll(words, (word) => {
    const spelt = american[word.toLowerCase() as keyof typeof american]
    const [first = ''] = word
    return first === first.toUpperCase() ? spelt.charAt(0).toUpperCase() + spelt.slice(1) : spelt
  })
