import { expect, test } from 'vitest'
import { readList } from './read-list.ts'

const sol = { email: 'sol@tarnbrook.example', name: 'Sol Marrick', role: 'Standard' }

test('an address a line', () => {
  expect(readList('\nsol@tarnbrook.example\r\n  ines@tarnbrook.example  \n\n')).toEqual([
    { ...sol, name: '' },
    { email: 'ines@tarnbrook.example', name: '', role: 'Standard' },
  ])
})

test.each([
  ['comma', 'sol@tarnbrook.example,Sol Marrick,Designer'],
  ['semicolon', 'sol@tarnbrook.example;Sol Marrick;Designer'],
  ['tab', 'sol@tarnbrook.example\tSol Marrick\tDesigner'],
  ['comma, name first', 'Sol Marrick,sol@tarnbrook.example,Designer'],
])('columns split by %s', (_name, text) => {
  expect(readList(text)).toEqual([{ ...sol, role: 'Designer' }])
})

test('headings say which column is which; a mark of the encoding is passed over', () => {
  const text =
    '\uFEFFRole,Full name,E-mail address\nAdmin,Sol Marrick,sol@tarnbrook.example\n,,ines@tarnbrook.example\n'
  expect(readList(text)).toEqual([
    { ...sol, role: 'Admin' },
    { email: 'ines@tarnbrook.example', name: '', role: 'Standard' },
  ])
})

test('quoted cells hold separators, line ends and quotes', () => {
  expect(readList('email,name\nsol@tarnbrook.example,"Marrick, ""Sol""\nJunior"')).toEqual([
    { ...sol, name: 'Marrick, "Sol"\nJunior' },
  ])
})

test('recipients as mail programs copy them', () => {
  expect(readList('Sol Marrick <sol@tarnbrook.example>, "Ines Dale" <ines@tarnbrook.example>')).toEqual([
    sol,
    { email: 'ines@tarnbrook.example', name: 'Ines Dale', role: 'Standard' },
  ])
})

test('what is no address is kept for its row to be refused', () => {
  expect(readList('nobody')).toEqual([{ email: 'nobody', name: '', role: 'Standard' }])
  expect(readList('  \n ')).toEqual([])
})
