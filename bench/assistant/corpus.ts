// What is asked about: the four documents of the demo products as they are sold, and seven written for this measurement in
// the same voice, so that pet and motor, and one guide and the next, can be taken for one another.
import { motorDocuments } from '../../apps/server/src/demo/motor-documents.ts'
import { petDocuments } from '../../apps/server/src/demo/pet-documents.ts'
import type { BodyDocument } from '../../packages/domain/src/build/body/body-document.ts'

type Sections = readonly (readonly [heading: string, ...lines: string[]])[]

export interface BenchDocument {
  readonly id: string
  readonly title: string
  readonly passages: readonly { readonly heading: string; readonly text: string }[]
}

const made = (title: string, sections: Sections): BenchDocument => ({
  id: title,
  title,
  passages: sections.map(([heading, ...lines]) => ({ heading, text: lines.join('\n') })),
})

const ofProduct = (product: string) => (document: BodyDocument) =>
  made(
    `${product} ${document.title}`,
    document.sections.map(({ heading, lines }) => [heading, ...lines] as const),
  )

export const corpus: readonly BenchDocument[] = [
  ...petDocuments.map(ofProduct('Pet Lifetime')),
  ...motorDocuments.map(ofProduct('Motor')),
  made('Pet claims guide', [
    [
      'Before the treatment',
      'Ask your vet for an estimate if the bill may come to more than £1,000, and send it to us: we say within two working days what we expect to pay.',
    ],
    [
      'What to send',
      'Send the invoice with the date, the diagnosis and what each item cost. The clinical notes of the last two years are needed with the first claim of a condition.',
    ],
    [
      'How the excess is taken',
      'The excess is taken once from each condition in a policy year. From the ninth birthday of a dog, and the tenth of a cat, you also pay 15% of what is left.',
    ],
    [
      'When the money comes',
      'Money reaches your account within five working days of our answer. Where we pay the practice directly you only settle the excess at the desk.',
    ],
    [
      'Claims we turn down',
      'A letter says which term it was turned down by. You may send what speaks against it within 90 days, and somebody who has not seen it before looks again.',
    ],
  ]),
  made('Pet travel and extras', [
    [
      'Going to Europe',
      'Your pet needs a microchip, a rabies vaccination and an animal health certificate that a vet signed no more than ten days before you travel.',
    ],
    [
      'Quarantine',
      'If your pet has to stay in quarantine because its microchip fails, we pay up to £1,500 for the kennel.',
    ],
    [
      'Cancelling a holiday',
      'If your pet needs an emergency operation while you are away or in the seven days before, we pay up to £2,000 for travel that you cannot use.',
    ],
    [
      'Boarding',
      'If you are in hospital for more than 48 hours, we pay up to £20 a day for a kennel or cattery, 30 days at most.',
    ],
    [
      'Behaviour',
      'A behaviourist is paid for up to £500 where your vet has referred you and finds no illness behind it.',
    ],
  ]),
  made('Pet breeds and ages', [
    [
      'Age when you join',
      'A dog or cat can join from eight weeks old, and until the day before its ninth birthday. Once insured it can stay for life.',
    ],
    [
      'Breeds we do not insure',
      'Dogs that the Dangerous Dogs Act names, wolf hybrids, and animals kept for guarding, racing or fighting are not insured.',
    ],
    ['Working dogs', 'Assistance dogs are insured as pets. Gundogs and sheepdogs are taken with 10% more premium.'],
    ['More than one pet', 'From the second pet on there is 5% off each policy, up to five pets in one household.'],
    [
      'Flat-faced breeds',
      'For pugs, bulldogs and Persians we do not pay for operations on the airways in the first year.',
    ],
  ]),
  made('Motor claims guide', [
    [
      'At the roadside',
      'Stop, switch on the hazard lights and take the name, address and registration of everybody involved. Take photographs before the cars are moved.',
    ],
    [
      'Approved repairers',
      'Use one of our repairers and the work is guaranteed for five years. With a garage of your own choice you pay £200 more of the claim.',
    ],
    [
      'Courtesy car',
      'While an approved repairer has your car you drive a small hatchback of ours. There is none where your car is written off or was stolen and not found.',
    ],
    [
      'Written off',
      'A car that costs more than 60% of its value to repair is written off. We pay its market value and keep the wreck.',
    ],
    [
      'Windscreen',
      'A chip that is repaired costs you £25, a new screen £90. Neither takes away from your no claims discount.',
    ],
  ]),
  made('Motor drivers and use', [
    [
      'Adding a driver',
      'You can add a driver for a day, a month or the rest of the year. Learners need somebody over 25 beside them who has held a licence for three years.',
    ],
    [
      'Convictions',
      'Tell us of every conviction of the last five years, and of points on the licence. Speed awareness courses need not be told.',
    ],
    [
      'Commuting and business',
      'Driving to one place of work is included. Visiting customers is business use and must be on the certificate.',
    ],
    [
      'Mileage',
      'If you drive more than the miles you told us, let us know: a claim may otherwise be paid in part only.',
    ],
    [
      'Modifications',
      'Tow bars and roof racks need not be told. Tuned engines, lowered suspension and larger wheels must be.',
    ],
  ]),
  made('Motor extras', [
    [
      'Breakdown',
      'Help comes to the roadside, to your home and across the country to any one place. Six call-outs a year are included.',
    ],
    ['Legal help', 'Up to £100,000 is paid for a solicitor to recover what you lost from whoever caused the accident.'],
    [
      'Protected discount',
      'With it two claims at fault in five years leave the discount untouched. The premium itself may still rise.',
    ],
    ['Keys', 'Lost or stolen keys are replaced up to £1,000, locks included, without touching the discount.'],
    [
      'Personal belongings',
      'Things stolen from the locked boot are paid for up to £300. Money, telephones and tools are not.',
    ],
  ]),
  made('Service handbook', [
    [
      'Opening hours',
      'Our lines are open from eight to eight on weekdays and from nine to five on Saturdays. Motor accidents can be told at any hour.',
    ],
    [
      'Paying late',
      'If a monthly payment fails we try again after five days. If it fails twice the policy ends 14 days after our letter.',
    ],
    ['Moving house', 'A new address changes the price from the day you move. We ask for no fee to change it.'],
    [
      'Your data',
      'We keep what you told us for seven years after the policy ends, and never sell it. Write to us to see it or have it corrected.',
    ],
    [
      'Interpreters and large print',
      'Documents come in large print, braille or as sound. Tell us, and an interpreter joins the call.',
    ],
    [
      'Automatic renewal',
      'Policies renew by themselves with the card that paid before, unless you switch it off in your account or tell us until the day before.',
    ],
  ]),
]
