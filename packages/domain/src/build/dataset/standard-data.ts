import type { countries } from '../../fields.ts'
import type { StandardNames } from '../body/body.ts'
import type { Question } from '../question/question.ts'
import type { Say, StartPhrase } from '../words/say.ts'
import type { Property } from './property.ts'

/** A property and the question that asks for it. */
export interface AskedData {
  readonly property: Property
  readonly question: Question
}

interface StandardData extends AskedData {
  /** What of every sale it is; nothing for those that are merely usual. */
  readonly is?: keyof StandardNames
}

type Country = (typeof countries)[number]

/** What telephone numbers of a country begin with when they are called from another. */
export const areaCodes: Readonly<Record<Country, string>> = {
  GB: '44',
  US: '1',
  HK: '852',
  SG: '65',
  MY: '60',
  TH: '66',
  ID: '62',
}

/** What nearly every sale asks, ready to be taken over: the policyholder, ways to reach them, and when cover starts. */
export const standardData = (country: Country, say: Say<StartPhrase>): StandardData[] => [
  {
    is: 'holder',
    property: { type: 'text', name: 'policyholder', format: 'text', maxLength: 80 },
    question: {
      type: 'input',
      name: 'policyholder',
      label: say('What is your full name?'),
      shortLabel: say('Policyholder'),
      autoComplete: 'name',
      missing: say('Enter your full name'),
    },
  },
  {
    is: 'email',
    property: { type: 'text', name: 'email', format: 'email', maxLength: 120 },
    question: {
      type: 'input',
      name: 'email',
      label: say('What is your email address?'),
      shortLabel: say('Email'),
      help: say('We send your documents there.'),
      autoComplete: 'email',
      missing: say('Enter your email address'),
      wrong: say('Enter an email address like name@example.com'),
    },
  },
  {
    property: { type: 'text', name: 'phone', format: 'text', maxLength: 40 },
    question: {
      type: 'phone',
      name: 'phone',
      label: say('What is your telephone number?'),
      shortLabel: say('Telephone'),
      areaCode: areaCodes[country],
      isOptional: true,
      missing: say('Enter a telephone number'),
      wrong: say('Enter a telephone number, with its country code if it is from abroad'),
    },
  },
  {
    is: 'address',
    property: { type: 'json', name: 'address' },
    question: {
      type: 'address',
      name: 'address',
      label: say('What is your address?'),
      shortLabel: say('Address'),
      country,
      missing: say('Enter the first line of your address'),
    },
  },
  {
    is: 'coverStart',
    property: { type: 'date', name: 'cover_start', earliestInDays: 0, latestInDays: 30 },
    question: {
      type: 'date',
      name: 'cover_start',
      label: say('When should cover start?'),
      shortLabel: say('Cover starts'),
      help: say('Today or any day in the next 30 days.'),
      missing: say('Enter the day cover should start'),
      wrong: say('Choose today or a day in the next 30 days'),
    },
  },
]
