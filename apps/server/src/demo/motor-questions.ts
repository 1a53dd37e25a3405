import type { QuestionSet } from '@coverwright/domain/build/question/question'

type Group = QuestionSet['groups'][number]

const car: Group = {
  name: 'your_car',
  questions: [
    {
      type: 'car-registration',
      name: 'registration',
      label: 'What is the registration?',
      shortLabel: 'Registration',
      help: 'For example, AB12 CDE. We look the car up for you.',
      country: 'GB',
      fills: 'car',
      tooltip: 'We look the car up, so that you need not find it in the list yourself.',
      isOptional: true,
      missing: 'Enter the registration',
      wrong: 'Enter a registration like AB12 CDE',
    },
    {
      type: 'select',
      name: 'car',
      label: 'Which car is it?',
      shortLabel: 'Car',
      help: 'Type the make and model, then choose the engine and the years it was made.',
      missing: 'Choose a car from the list',
    },
    {
      type: 'input',
      name: 'car_value',
      label: 'What is it worth?',
      shortLabel: 'Value',
      help: 'What you would sell it for today, in pounds.',
      missing: 'Enter what the car is worth',
      wrong: 'Enter an amount between £100 and £250,000',
    },
  ],
}

const use: Group = {
  name: 'car_use_group',
  questions: [
    {
      type: 'radio',
      name: 'car_use',
      label: 'What do you use it for?',
      shortLabel: 'Use',
      layout: 'cards',
      missing: 'Choose what you use the car for',
    },
    {
      type: 'input',
      name: 'annual_miles',
      label: 'How many miles do you drive in a year?',
      shortLabel: 'Miles a year',
      help: 'Most people drive between 5,000 and 10,000.',
      missing: 'Enter how many miles you drive',
      wrong: 'Enter a whole number up to 100,000',
    },
    {
      type: 'select',
      name: 'no_claims',
      label: 'How many years of no claims discount do you have?',
      shortLabel: 'No claims',
      missing: 'Choose the years of no claims discount',
    },
  ],
}

const drivers: Group = {
  name: 'drivers',
  repeat: { min: 1, max: 5, item: 'driver', summary: '{{driver_name}}, born {{driver_born}}' },
  questions: [
    {
      type: 'input',
      name: 'driver_name',
      label: 'What is the driver’s full name?',
      shortLabel: 'Name',
      standIn: 'the driver',
      missing: 'Enter the driver’s full name',
    },
    {
      type: 'date',
      name: 'driver_born',
      label: 'When was {{driver_name}} born?',
      shortLabel: 'Born',
      help: 'For example, 27 3 1990',
      missing: 'Enter a date of birth',
      wrong: 'Enter a real date; a driver is at least 16',
    },
    {
      type: 'input',
      name: 'licence_years',
      label: 'For how many years have they held a full licence?',
      shortLabel: 'Licence held',
      missing: 'Enter the years, or 0 if it is less than one',
      wrong: 'Enter a whole number of years',
    },
  ],
}

const claims: Group = {
  name: 'claims',
  repeat: { min: 0, max: 10, item: 'claim', summary: '{{claim_date}}, £{{claim_cost}}' },
  questions: [
    {
      type: 'date',
      name: 'claim_date',
      label: 'When did it happen?',
      help: 'Only the last five years count.',
      missing: 'Enter the date',
      wrong: 'Enter a date in the last five years',
    },
    {
      type: 'radio',
      name: 'claim_fault',
      label: 'Was the driver at fault?',
      layout: 'row',
      missing: 'Choose yes or no',
    },
    {
      type: 'input',
      name: 'claim_cost',
      label: 'What did it cost in all?',
      help: 'In pounds. A rough figure is fine.',
      missing: 'Enter what it cost',
      wrong: 'Enter an amount in pounds',
    },
  ],
}

const convictions: Group = {
  name: 'convictions',
  repeat: { min: 0, max: 5, item: 'conviction', summary: '{{conviction_code}}, {{conviction_points}} points' },
  questions: [
    { type: 'select', name: 'conviction_code', label: 'What was it for?', missing: 'Choose from the list' },
    {
      type: 'input',
      name: 'conviction_points',
      label: 'How many points were given?',
      missing: 'Enter the points, or 0',
      wrong: 'Enter a whole number up to 11',
    },
  ],
}

const photo = (side: string, label: string) =>
  ({
    type: 'photo-video',
    name: `car_${side}`,
    label,
    shortLabel: label,
    accepts: 'photo',
    missing: `Add a photo: ${label.toLowerCase()}`,
  }) as const

/** Of cars that are worth more: somebody looks at them. */
const photos: Group = {
  name: 'car_photos',
  questions: [
    photo('front', 'The front'),
    photo('back', 'The back'),
    photo('left', 'The left side'),
    photo('right', 'The right side'),
    photo('interior', 'The interior'),
    {
      type: 'photo-video',
      name: 'car_video',
      label: 'A walk around the car',
      shortLabel: 'Video',
      help: 'Half a minute is enough.',
      accepts: 'video',
      isOptional: true,
      missing: 'Add a video',
    },
  ],
}

const you: Group = {
  name: 'you',
  questions: [
    {
      type: 'input',
      name: 'full_name',
      label: 'What is your full name?',
      shortLabel: 'Policyholder',
      autoComplete: 'name',
      missing: 'Enter your full name',
    },
    {
      type: 'input',
      name: 'email',
      label: 'What is your email address?',
      shortLabel: 'Email',
      help: 'We send your documents there.',
      autoComplete: 'email',
      missing: 'Enter your email address',
      wrong: 'Enter an email address like name@example.com',
    },
    {
      type: 'phone',
      name: 'phone',
      label: 'What is your telephone number?',
      shortLabel: 'Telephone',
      areaCode: '44',
      isOptional: true,
      missing: 'Enter a telephone number',
      wrong: 'Enter a telephone number like 07700 900982',
    },
    {
      type: 'address',
      name: 'address',
      label: 'Where is the car kept at night?',
      shortLabel: 'Address',
      country: 'GB',
      missing: 'Enter the first line of the address',
    },
    {
      type: 'date',
      name: 'cover_start',
      label: 'When should cover start?',
      shortLabel: 'Cover starts',
      help: 'Today or any day in the next 30 days.',
      missing: 'Enter the day cover should start',
      wrong: 'Choose today or a day in the next 30 days',
    },
  ],
}

export const motorQuestions: QuestionSet = { groups: [car, use, drivers, claims, convictions, photos, you] }
