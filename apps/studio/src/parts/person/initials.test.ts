import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('two letters that stand for a person', () => {
  expect(['Rowan Ellery', 'Ana Maria de Sá', ' ines ', 'Ö', '王小明', ''].map(initials)).toEqual([
    'RE',
    'AS',
    'IN',
    'Ö',
    '王小',
    '',
  ])
})
