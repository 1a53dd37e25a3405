import { expect, test } from 'vitest'
import { isOnTheWay, problemAt, suggestedHost } from './host-problem.ts'

const places = {
  siteDomain: 'sites.example',
  ownHosts: [],
  proven: ['tarnbrook.example'],
  ceded: [],
  unproven: ['shop.old.example'],
}

test('what is typed is judged as the server would', () => {
  for (const typed of ['pets', 'Pets.sites.example', 'a.tarnbrook.example', 'shop.old.example'])
    expect(problemAt(typed, places)).toBeUndefined()
  expect(problemAt('login', places)).toMatchObject({ text: 'This name is reserved. Choose another one.' })
  expect(problemAt('not a name', places)).toMatchObject({
    text: 'This is not the name of a host',
    isConnectable: false,
  })
  expect(problemAt('shop.somebody.example', places)).toEqual({
    text: 'Use a name under sites.example, such as pets.sites.example, or connect this domain first.',
    isConnectable: true,
  })
})

test('nobody is told that half a name is wrong', () => {
  for (const typed of ['', 'pe', 'pets.', 'pets.si', 'a.b.tarnbrook.ex', 'shop.o'])
    expect(isOnTheWay(typed, places), typed).toBe(true)
  for (const typed of ['pets.x', 'pets.sites.example', 'a.pets.sites.example', 'shop.somebody.example'])
    expect(isOnTheWay(typed, places), typed).toBe(false)
})

test('a product begins at a label of its name', () => {
  expect(suggestedHost('Pet Lifetime', places)).toBe('pet-lifetime.sites.example')
  expect(suggestedHost('Pet Lifetime', places, '-try')).toBe('pet-lifetime-try.sites.example')
  expect(suggestedHost('Support', places)).toBe('')
  expect(suggestedHost('犬', places, '-try')).toBe('')
})
