import type { BodyDocument } from '@coverwright/domain/build/body/body-document'

const list = (heading: string, lines: string[]) => ({ heading, lines, isList: true })
const prose = (heading: string, ...lines: string[]) => ({ heading, lines })

const ipid: BodyDocument = {
  name: 'ipid',
  kind: 'ipid',
  title: 'Insurance product information',
  subtitle: 'Tarnbrook Insurance Limited. Product: Motor',
  sections: [
    prose(
      'What is this type of insurance?',
      'This is insurance for a private car. The law asks for cover of what you do to others; the other plans cover your own car too.',
      'This page is a summary. The full terms are in the policy booklet, and what you chose is on your certificate.',
    ),
    list('What is insured?', [
      'Injury to other people: without limit, on every plan',
      'Damage to other people’s property: up to £20 million, on every plan',
      'Fire and theft of your car (Third party, fire and theft; Comprehensive)',
      'Damage to your car, whoever is at fault (Comprehensive)',
      'Windscreen repair and replacement (Comprehensive)',
      'If you choose them: breakdown, legal help, protected no claims discount',
    ]),
    list('What is not insured?', [
      'Drivers who are not on your certificate',
      'Racing, hire and reward, and deliveries',
      'Wear, tear and mechanical faults',
      'Theft while the keys are in the car',
    ]),
    list('Are there any restrictions on cover?', [
      'You pay the excess you chose towards every claim for your own car',
      'Drivers under 25 pay £150 more of each claim',
    ]),
    list('Where am I covered?', [
      'In the United Kingdom, the Channel Islands and the Isle of Man',
      'In the European Union with the least cover the law of the country asks for',
    ]),
    list('What are my obligations?', [
      'Answer our questions truthfully and completely',
      'Tell us when the car, its drivers or where it is kept change',
      'Keep the car roadworthy, with a valid MOT',
    ]),
    prose(
      'When and how do I pay?',
      'By card, for the whole year or in 12 monthly payments. Paying monthly costs 7.99% more.',
    ),
    prose('When does the cover start and end?', 'On the day you choose, for 12 months. Both are on your certificate.'),
    prose(
      'How do I cancel the contract?',
      'Call or write to us at any time. Within 14 days you get your money back for the days not used.',
    ),
  ],
}

const booklet: BodyDocument = {
  name: 'booklet',
  kind: 'booklet',
  title: 'Policy booklet',
  subtitle: 'Motor',
  sections: [
    prose(
      'Your contract with us',
      'This booklet, your certificate and what you told us make up the contract between you and Tarnbrook Insurance Limited.',
    ),
    prose(
      'Damage to others',
      'If you are liable for an accident we pay for injury to other people without limit, and for damage to their property up to £20 million.',
    ),
    prose(
      'Your car',
      'Where your plan covers it, we repair your car, or pay what it was worth just before it was damaged or stolen, less your excess.',
    ),
    list('What we never pay for', [
      'Anything that happens while somebody drives who is not on your certificate',
      'Damage from racing or from deliveries',
      'Wear and tear, and faults of the engine or the electrics',
    ]),
    prose(
      'No claims discount',
      'Every year without a claim at fault adds a year. A claim at fault takes two away, unless you chose to protect it.',
    ),
    prose('How to claim', 'Call us as soon as you can, day or night. Do not admit fault at the roadside.'),
    prose(
      'How to complain',
      'Call us or write to us. If you are not satisfied, the Financial Ombudsman Service can look at it, free of charge.',
    ),
  ],
}

export const motorDocuments: BodyDocument[] = [ipid, booklet]
