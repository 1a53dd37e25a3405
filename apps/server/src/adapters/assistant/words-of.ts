import { unspacedWordsOf, withoutUnspaced } from './unspaced-words.ts'

/** Words that stand in every text and tell none apart. */
const common = new Set(
  `a about above after again all also am an and any anyone anything are as at be because been before being below between both but by
  can could did do does doing down during each else ever every few for from further get gets getting give go going got had has have having he her
  here hers him his how i if in into is it its itself just know let like long make many may me might mine more most much must my myself need
  no nor not now of off on once one only or other our out over own please same say shall she should so some something such tell than that
  the their them then there these they thing things this those through to too under until up upon us very want was we were what when where
  whether which while who whom whose why will with would yes you your yours
  many much happen happens happened mean means possible able work works use using`.split(/\s+/),
)

/** What people of the trade say for the same; the first of a line stands for all of it. */
const alike = new Map(
  `vet veterinary veterinarian
  illness ill sick sickness disease poorly unwell
  injury injure hurt bite bit bitten harm
  cancel cancellation terminate cancelling
  excess deductible
  treatment treat
  dog puppy puppies
  cat kitten
  pay payment paid payable reimburse refund
  cost price premium fee charge expensive bill
  limit maximum cap
  claim claiming
  complaint complain unhappy dissatisfied
  ombudsman arbitration
  steal stole stolen theft thief
  die death died dead dies dying
  abroad overseas foreign europe european holiday
  tooth teeth dental dentist
  physiotherapy physio
  car vehicle motor automobile
  windscreen windshield glass
  renew renewal
  month monthly
  year annual annually yearly
  start begin
  end expire finish stop
  cover insure insured coverage protect
  breakdown roadside
  liability liable
  property belongings possessions
  accident crash collision
  neuter spay spaying castration
  vaccination vaccine jab jabs vaccinate
  lose lost missing
  write wrote written
  break broke broken
  choose chose chosen
  old age aged birthday
  advert advertise advertising
  cremation cremate burial bury funeral
  mot roadworthy
  drive driver driving drives drove driven
  compensation damages`
    .split('\n')
    .flatMap((line) => {
      const words = line.trim().split(/\s+/).map(stem)
      return words.map((word) => [word, words[0] ?? word] as const)
    }),
)

/** The words of a text as they are compared: without endings, and one for what means the same; of scripts without blanks pairs of letters, or a dictionary's words. */
export function wordsOf(text: string): string[] {
  // Signs of no width would keep a word from being found that everybody reads.
  const whole = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  return [...spacedWordsOf(withoutUnspaced(whole)), ...unspacedWordsOf(whole)]
}

const spacedWordsOf = (text: string): string[] =>
  Array.from(plain(text).matchAll(/\d[\d,.]*\d|[\p{L}\p{N}]+/gu), ([word]) => word.replaceAll(',', ''))
    .filter((word) => !common.has(word))
    .map((word) => {
      const root = stem(word)
      return alike.get(root) ?? root
    })

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’']s\b/g, '')
    .replaceAll(/[’']/g, '')

/** English endings that change no meaning. What is too short to lose one keeps it. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(s|x|z|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
  const cut = bare.replace(/(?:ing|ed|ly|ment)$/, '')
  if (cut === bare || cut.length < 3 || !/[aeiouy]/.test(cut)) return bare.replace(/e$/, '')
  return cut.replace(/([^aeiouls])\1$/, '$1').replace(/e$/, '')
}
