import type { Condition } from '@coverwright/domain/build/question/condition'
import type { QuestionSet } from '@coverwright/domain/build/question/question'

const isOneOf = (name: string, ...values: string[]): Condition => ({
  match: 'all',
  tests: [{ name, is: 'one-of', values }],
})

const start: QuestionSet['groups'][number] = {
  name: 'start',
  questions: [
    {
      type: 'radio',
      name: 'species',
      label: 'What kind of pet do you have?',
      shortLabel: 'Pet',
      layout: 'row',
      missing: 'Choose a dog or a cat',
    },
    {
      type: 'input',
      name: 'pet_name',
      label: 'What is your pet called?',
      shortLabel: 'Name',
      standIn: 'your pet',
      missing: 'Enter your pet’s name',
    },
  ],
}

const pet: QuestionSet['groups'][number] = {
  name: 'pet',
  questions: [
    {
      type: 'radio',
      name: 'breed_kind',
      label: 'Is {{pet_name}} a pedigree, a cross or a mixed breed?',
      shortLabel: 'Kind',
      layout: 'cards',
      missing: 'Choose pedigree, cross or mixed',
    },
    {
      type: 'select',
      name: 'dog_breed',
      label: 'What breed is {{pet_name}}?',
      shortLabel: 'Breed',
      help: 'Of a cross or mixed breed, the one you see most of.',
      showIf: isOneOf('species', 'dog'),
      missing: 'Choose a breed from the list',
    },
    {
      type: 'select',
      name: 'cat_breed',
      label: 'What breed is {{pet_name}}?',
      shortLabel: 'Breed',
      showIf: isOneOf('species', 'cat'),
      missing: 'Choose a breed from the list',
    },
    {
      type: 'date',
      name: 'born',
      label: 'When was {{pet_name}} born?',
      shortLabel: 'Born',
      help: 'If you are not sure, your best guess is fine. For example, 27 3 2022.',
      says: '{{pet_name}} is # old',
      missing: 'Enter a date of birth',
      wrong: 'Enter a real date in the past 25 years',
    },
    {
      type: 'radio',
      name: 'vaccinated',
      label: 'Are {{pet_name}}’s vaccinations up to date?',
      shortLabel: 'Vaccinations up to date',
      layout: 'row',
      missing: 'Choose yes or no for vaccinations',
    },
  ],
}

const health: QuestionSet['groups'][number] = {
  name: 'health',
  questions: [
    {
      type: 'radio',
      name: 'neutered',
      label: 'Has {{pet_name}} been neutered or spayed?',
      shortLabel: 'Neutered or spayed',
      layout: 'row',
      missing: 'Choose yes or no for neutering',
    },
    {
      type: 'radio',
      name: 'condition',
      label: 'Has {{pet_name}} seen a vet for an illness or injury in the last two years?',
      shortLabel: 'Illness or injury',
      layout: 'row',
      missing: 'Choose yes or no for illness or injury',
    },
    {
      type: 'input',
      name: 'condition_detail',
      label: 'What was it for?',
      shortLabel: 'Treated for',
      help: 'We do not cover conditions you already know about.',
      lines: 4,
      showIf: isOneOf('condition', 'yes'),
      missing: 'Say what the vet treated',
    },
  ],
}

const you: QuestionSet['groups'][number] = {
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
      type: 'date',
      name: 'holder_born',
      label: 'What is your date of birth?',
      shortLabel: 'Your date of birth',
      help: 'For example, 31 3 1985',
      autoComplete: 'bday',
      missing: 'Enter your date of birth',
      wrong: 'You must be 18 or over to buy this cover',
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
      label: 'Where does {{pet_name}} live?',
      shortLabel: 'Address',
      country: 'GB',
      missing: 'Enter the first line of your address',
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

export const petQuestions: QuestionSet = { groups: [start, pet, health, you] }
