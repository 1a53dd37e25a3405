import type { Dataset } from '@coverwright/domain/build/dataset/property'
import { catBreeds, dogBreeds } from './pet-breeds.ts'

const yesNo = { type: 'boolean', labels: { yes: 'Yes', no: 'No, or not sure' } } as const

export const petDataset: Dataset = {
  properties: [
    {
      type: 'choice',
      name: 'species',
      options: [
        { value: 'dog', label: 'Dog' },
        { value: 'cat', label: 'Cat' },
      ],
    },
    { type: 'text', name: 'pet_name', format: 'text', maxLength: 40 },
    {
      type: 'choice',
      name: 'breed_kind',
      options: [
        { value: 'pedigree', label: 'Pedigree', help: 'Both parents are the same breed' },
        { value: 'cross', label: 'Cross', help: 'Two known breeds' },
        { value: 'mixed', label: 'Mixed', help: 'Several breeds, or you are not sure' },
      ],
    },
    { type: 'choice', name: 'dog_breed', options: dogBreeds, default: 'none' },
    { type: 'choice', name: 'cat_breed', options: catBreeds, default: 'none' },
    { type: 'date', name: 'born', minAge: 0, maxAge: 25, latestInDays: 0 },
    { ...yesNo, name: 'vaccinated' },
    { ...yesNo, name: 'neutered' },
    { ...yesNo, name: 'condition' },
    { type: 'text', name: 'condition_detail', format: 'text', maxLength: 500 },
    { type: 'text', name: 'full_name', format: 'text', maxLength: 80 },
    { type: 'date', name: 'holder_born', minAge: 18, maxAge: 110 },
    { type: 'text', name: 'email', format: 'email', maxLength: 120 },
    { type: 'text', name: 'phone', format: 'text', maxLength: 40 },
    { type: 'json', name: 'address' },
    { type: 'date', name: 'cover_start', earliestInDays: 0, latestInDays: 30 },
  ],
}
