import type { BodyDocument } from '@coverwright/domain/build/body/body-document'

const list = (heading: string, lines: string[]) => ({ heading, lines, isList: true })
const prose = (heading: string, ...lines: string[]) => ({ heading, lines })

/** In the order and under the headings that the law gives such a document. */
const ipid: BodyDocument = {
  name: 'ipid',
  kind: 'ipid',
  title: 'Insurance product information',
  subtitle: 'Tarnbrook Insurance Limited. Product: Pet Lifetime',
  sections: [
    prose(
      'What is this type of insurance?',
      'This is insurance for a dog or a cat. It pays towards vet fees when your pet is ill or injured.',
      'This page is a summary. The full terms are in the policy booklet, and what you chose is on your certificate.',
    ),
    list('What is insured?', [
      'Vet fees: up to £3,000 a condition (Essential), £5,000 a year (Plus) or £8,000 a year (Lifetime)',
      'Dental treatment: after accidents (Essential), up to £750 (Plus) or £1,500 (Lifetime)',
      'Physiotherapy and hydrotherapy: up to £500 (Plus) or £1,000 (Lifetime)',
      'Third-party liability, dogs only: up to £1 million (Essential, Plus) or £2 million (Lifetime)',
      'Death or theft: up to £500 (Plus) or £1,000 (Lifetime)',
      'If you choose them: travel abroad, lost and found, farewell',
    ]),
    list('What is not insured?', [
      'Any condition your pet had, or showed signs of, before cover starts',
      'Illness in the first 14 days, and injury in the first 48 hours',
      'Vaccinations, neutering, flea and worm treatment, and other routine care',
      'Pregnancy and breeding',
    ]),
    list('Are there any restrictions on cover?', [
      'You pay the excess you chose towards each new condition',
      'Essential pays for each condition for 12 months, or until its limit is reached',
      'Limits marked “a year” refill when you renew without a break',
    ]),
    list('Where am I covered?', [
      'In the United Kingdom, the Channel Islands and the Isle of Man',
      'In Europe for up to 90 days a year if you choose travel abroad',
    ]),
    list('What are my obligations?', [
      'Answer our questions truthfully and completely',
      'Keep vaccinations up to date and follow your vet’s advice',
      'Tell us about a claim within a year of the treatment',
    ]),
    prose(
      'When and how do I pay?',
      'By card, for the whole year or in 12 monthly payments. Paying monthly costs nothing extra.',
    ),
    prose(
      'When does the cover start and end?',
      'On the day you choose, for 12 months. Both days are on your certificate.',
    ),
    prose(
      'How do I cancel the contract?',
      'Call or write to us at any time. Within 14 days you get all your money back if you have not claimed; after that, the part for the days not used.',
    ),
  ],
}

const booklet: BodyDocument = {
  name: 'booklet',
  kind: 'booklet',
  title: 'Policy booklet',
  subtitle: 'Pet Lifetime, terms of 1 November 2026',
  sections: [
    prose(
      'Your contract',
      'This booklet, your certificate and the answers you gave us are the contract between you and Tarnbrook Insurance Limited. The law of England and Wales applies to it.',
    ),
    prose(
      'Vet fees',
      'We pay what your vet charges for examining and treating an illness or an injury, up to the limit of your plan and less the excess you chose. A condition counts once, however often it comes back.',
      'Under Essential the limit is for each condition, and we pay for it for 12 months from the first treatment. Under Plus and Lifetime the limit is for all conditions of a policy year together, and is there again when you renew.',
    ),
    prose(
      'Dental',
      'We pay for teeth that an accident has damaged. Under Plus and Lifetime we also pay for dental illness, if a vet has looked at the teeth in the 12 months before.',
    ),
    prose(
      'Physiotherapy and hydrotherapy',
      'Under Plus and Lifetime we pay for both when your vet has asked for them, within the limit for them.',
    ),
    prose(
      'Third-party liability',
      'If your dog injures somebody or damages something and you are legally liable, we pay compensation and costs up to the limit. We do not pay for what belongs to you, your family or those who work for you.',
    ),
    prose(
      'Death or theft',
      'Under Plus and Lifetime we pay what you paid for your pet, up to the limit, if it dies of an illness or injury or is stolen and not found within 45 days.',
    ),
    prose('Travel abroad', 'If you chose it, all cover holds in Europe for up to 90 days of each policy year.'),
    prose('Lost and found', 'If you chose it, we pay up to £500 for adverts and a reward when your pet is lost.'),
    prose('Farewell', 'If you chose it, we pay up to £250 for a cremation or burial.'),
    list('What we never pay for', [
      'Conditions known before cover started, and those that follow from them',
      'Illness in the first 14 days and injury in the first 48 hours of your first policy year',
      'Routine care, breeding, pregnancy, and treatment a vet has not asked for',
      'Costs caused by breaking the law, or by not following your vet’s advice',
    ]),
    prose(
      'Claims',
      'Call us or write to us with the vet’s invoice. We pay the vet or you, as you like, and we answer within five working days.',
    ),
    prose(
      'Changes, cancelling and renewing',
      'Tell us when your address changes. You can cancel at any time; within 14 days of buying you get everything back if you have not claimed. We write to you 21 days before the year ends with a price for the next.',
    ),
    prose(
      'Complaints',
      'Tell us first: we try to put it right within three working days. If you are not satisfied, the Financial Ombudsman Service looks at it free of charge. We are covered by the Financial Services Compensation Scheme.',
    ),
  ],
}

export const petDocuments = [ipid, booklet]
