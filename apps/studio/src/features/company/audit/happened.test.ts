import { sayHappened as sayInEnglish } from '@coverwright/domain/audit-words'
import type { AuditEntry } from '@coverwright/domain/company/audit/audit'
import { AuditFilter } from '@coverwright/domain/company/audit/audit'
import { expect, test } from 'vitest'
import { speakGerman } from '../../../../test/in-german.ts'
import { callsSaying, sayHappened } from './happened.ts'

speakGerman('happened', 'sentences')

const entry = (call: string, thing: string, detail: AuditEntry['detail']): AuditEntry => ({
  id: crypto.randomUUID(),
  createdAt: '2026-11-18T10:00:00.000Z',
  actor: { kind: 'member', name: 'Wren Okafor' },
  call,
  noun: 'role',
  thing,
  words: sayInEnglish({ call, thing, detail }),
  subjectId: crypto.randomUUID(),
  detail,
})

test('what was changed is said in the language of the studio, names as they were given', () => {
  const updated = entry('permission/role/updateRole', 'draft', { from: ['project'], to: ['project', 'domain'] })
  expect(sayHappened(updated)).toMatch(/draft.* \(erteilt: Domains\)$/)
  const ended = entry('insurers/endPartnership', 'Quayside Cover', { from: 'active', to: 'ended', reason: 'It ended' })
  expect(sayHappened(ended)).toMatch(/Quayside Cover.* \(aktiv → beendet; It ended\)$/)
})

test('a search finds the calls whose words have it in them, in that language', () => {
  expect(callsSaying('Partnerschaft')).toContain('insurers/endPartnership')
  expect(callsSaying('PARTNERSCHAFT ')).toEqual(callsSaying('partnerschaft'))
  expect(callsSaying('partnership')).toEqual([])
})

test('however many calls that are, they may be asked for', () => {
  expect(AuditFilter.safeParse({ search: '', calls: callsSaying('') }).error).toBeUndefined()
})
