import type { sequence } from '@coverwright/domain/build/rating/samples/sequence'

export type Draw = ReturnType<typeof sequence>

export const pick = <T>(draw: Draw, from: readonly T[]): T => {
  const found = from[draw(0, from.length - 1)]
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}

/** A share of a hundred. */
export const isOneOf100 = (draw: Draw, share: number) => draw(1, 100) <= share

const words = (text: string) => text.trim().split(/\s+/)

const first =
  words(`Ada Aisha Alastair Amara Anil Bethan Callum Carys Chidi Clara Craig Daniel Deepa Eilidh Elena Emeka Esme
  Farah Fergus Fiona Gareth Gemma Hamish Hana Harriet Idris Imran Iona Isaac Jasmin Joel Kavita Keir Kofi Laila Leon Lowri
  Lucia Magnus Marek Megan Mina Nadia Niamh Noah Oisin Olive Owen Petra Priti Rafael Rhona Rosa Rowan Samir Saoirse Seren
  Sunita Tariq Tegan Thea Tobias Uma Viktor Wanda Yusuf Zara Zofia`)

const last =
  words(`Abernathy Adeyemi Ashdown Barlow Beckwith Bhatt Blackwood Bramley Carrick Chowdhury Clifford Cotterill
  Dalgleish Davenport Dewhurst Eastwood Ellery Fairfax Fenwick Garside Goswami Greaves Hallam Harcourt Holloway Ibekwe
  Inglis Jagger Kapoor Kershaw Kinnaird Langley Lockwood Lomax Maddox Marsden Mbeki Merrick Nkemelu Nowak Oakley Okafor
  Pemberton Penrose Prosser Quigley Radcliffe Rahman Redfern Rutherford Sandhu Saunders Sinclair Stirling Szymanski
  Tattersall Thackeray Trevelyan Umar Vance Wadsworth Wainwright Weatherby Whitlock Wolstenholme Yardley Zielinski`)

const pets =
  words(`Alfie Archie Bailey Barnaby Basil Bella Biscuit Bonnie Buster Charlie Cleo Clover Coco Daisy Dexter Dottie
  Finn Ginger Gus Hazel Hugo Juno Loki Lola Luna Mabel Marmalade Maisie Milo Misty Monty Nala Nell Nutmeg Olive Oscar
  Pepper Poppy Pumpkin Ralph Rosie Ruby Rufus Sam Scout Smudge Sooty Tess Tiger Toby Wilbur Willow`)

/** Towns and the areas of their postcodes; the streets are in none of them. */
const places = [
  ['Bristol', 'BS'],
  ['Manchester', 'M'],
  ['Edinburgh', 'EH'],
  ['Cardiff', 'CF'],
  ['Leeds', 'LS'],
  ['Norwich', 'NR'],
  ['Exeter', 'EX'],
  ['York', 'YO'],
] as const
const streets = [
  'Sample Street',
  'Example Road',
  'Trial Lane',
  'Specimen Row',
  'Pattern Close',
  'Model Avenue',
] as const

export interface Person {
  readonly name: string
  readonly email: string
  readonly address: Readonly<Record<string, string>>
  readonly postcode: string
  readonly phone: string
}

/** Invented, at addresses and numbers that are nobody's. */
export function aPerson(draw: Draw, at: number): Person {
  const name = `${pick(draw, first)} ${pick(draw, last)}`
  const [town, area] = pick(draw, places)
  const postcode = `${area}${draw(1, 9)} ${draw(1, 9)}ZZ`
  return {
    name,
    // The number keeps two people of one name apart.
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${at}@example.org`,
    address: {
      'address-line1': `${draw(1, 140)} ${pick(draw, streets)}`,
      'address-town': town,
      'address-postcode': postcode,
    },
    postcode,
    phone: isOneOf100(draw, 60) ? `07700 900${String(draw(0, 999)).padStart(3, '0')}` : '',
  }
}

export const petName = (draw: Draw) => pick(draw, pets)
