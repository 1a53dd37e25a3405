import { expect, test } from 'vitest'
import { isTemplateName } from './template-name.ts'

test.each(['People.xlsx', 'Team2026.xlsx', 'Gäste.xls', '名單1.xlsx'])(
  '%s is a name of letters and numbers',
  (name) => {
    expect(isTemplateName(name)).toBe(true)
  },
)

test.each(['My people.xlsx', 'people-1.xlsx', 'people (1).xlsx', '../people.xlsx', '.xlsx', 'people', ''])(
  '%s is not',
  (name) => {
    expect(isTemplateName(name)).toBe(false)
  },
)
