import { expect, test } from 'vitest'
import { ratingProgramOf } from '../../build/body/rating-program-of.ts'
import { ConnectorDefinition, ConnectorForm } from '../../build/connector/connector.ts'
import { forkedBody as body, forkedShell } from '../../build/flow/test/forked-journey.ts'
import { firstSelection } from '../../build/plan/selection.ts'
import { compileProgram } from '../../build/rating/compile-program.ts'
import { exampleOf } from '../../fields.ts'
import { parseReleaseContent } from '../../publish/release/release.ts'
import { version1Release } from '../../publish/release/test/version-1-release.ts'
import { putQuestions } from './policy-answers.ts'

const id = '0190c8a0-0000-7000-8000-000000000001'
const { name: _name, secret: _secret, role: _role, ...example } = exampleOf(ConnectorForm)
const definition = ConnectorDefinition.parse({ ...example, address: 'https://people.example/{{who}}' })
const shell = forkedShell({
  kind: 'connector',
  id: 'people',
  name: 'Register',
  page: '/',
  connectorId: id,
  inputs: [{ field: 'who', data: 'full_name' }],
  outputs: [],
  onFailure: { to: 'on' },
})
const content = { ...parseReleaseContent(version1Release), body, shell, connectors: { [id]: definition } }
const { compiled } = compileProgram(ratingProgramOf(body, []))
if (!compiled) throw new Error('The body does not compile')

const put = putQuestions({
  content,
  program: compiled,
  answers: { full_name: 'Jo Smith', email: 'jo@example.org', age: '5', is_ill: 'no' },
  selection: firstSelection(body.cover),
  fetched: { people: { inputsHash: 'of another name', values: {}, at: '' } },
  today: { day: 15, month: 6, year: 2026 },
})

const ratedOf = (name: string) => put.find(({ question }) => question.name === name)?.rated

test('what another system was asked with is not corrected as if nothing hung on it', () => {
  expect(ratedOf('full_name')).toEqual(['full_name'])
  expect(ratedOf('email')).toEqual([])
})

test('what was asked after a call stays, although it would be made with something else today', () => {
  expect(put.map(({ question }) => question.name)).toContain('is_ill')
})
