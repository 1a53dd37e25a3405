import type { InsuranceLine } from './product.ts'

/**
 * Words that name a kind of insurance, the narrower first: a motorbike is no motor car. German writes them together with
 * others, Chinese and Thai put nothing between words: there the beginning of a word, or any place, will do.
 */
const words: readonly (readonly [RegExp, InsuranceLine])[] = [
  [/\b(pets?|dogs?|cats?|puppy|kitten|vet|chiens?|chats?|animaux)\b|\b(tier|hunde|katzen)|宠物|寵物|สัตว์เลี้ยง/i, 'pet'],
  [/\b(travel|trips?|holidays?|voyages?|vacances)\b|\b(reise|urlaub)|旅遊|旅游|旅行|เดินทาง|ท่องเที่ยว/i, 'travel'],
  [/\b(landlords?|bailleurs?)\b|\bvermieter|房東|房东|ผู้ให้เช่า/i, 'landlord'],
  [/\b(motor\s?bikes?|motorcycles?|scooters?|motos?)\b|\bmotorr[aä]d|機車|摩托|จักรยานยนต์/i, 'motorbike'],
  [/\b(vans?|camionnettes?)\b|\b(transporter|lieferwagen)|貨車|货车|รถตู้/i, 'van'],
  [/\b(cars?|motor|drivers?|voitures?|kfz|auto)\b|\bauto(versicherung|schutz)|汽車|汽车|รถยนต์/i, 'car'],
  [/\b(homes?|house|household|buildings?|contents|habitation)\b|\b(hausrat|wohn)|家居|住宅|บ้าน/i, 'home'],
  [/\b(life|vie)\b|\blebens|人壽|人寿|ประกันชีวิต/i, 'life'],
]

/** The kind of insurance that a product's name speaks of; nothing where it speaks of none, or of several. */
export function lineIn(name: string): InsuranceLine | undefined {
  const found = words.filter(([pattern]) => pattern.test(name)).map(([, line]) => line)
  return found.length === 1 ? found[0] : undefined
}
