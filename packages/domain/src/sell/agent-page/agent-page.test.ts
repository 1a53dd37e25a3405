import { describe, expect, test } from 'vitest'
import { agentCodeIn, agentLink } from './agent-link.ts'
import { agentsIn, readListed, sampleCells } from './agent-list.ts'
import { AgentPageForm, emptyProfile } from './agent-page.ts'
import { confirmationOf, reasonsOf } from './agent-page-lifecycle.ts'
import { chatNames, contactLink, handleExample, handleOf, isHandle, socialNames } from './contact-links.ts'
import { regulatoryLines } from './regulatory-lines.ts'
import { isAtWork, usualHours } from './working-hours.ts'

describe('links to other services', () => {
  test.each([...socialNames, ...chatNames])('%s is reached by what its example says', (service) => {
    const handle = handleOf(service, handleExample(service))
    expect(isHandle({ service, handle })).toBe(true)
    expect(new URL(contactLink({ service, handle })).protocol).toBe('https:')
  })

  test.each(['javascript:alert(1)', 'https://evil.example', '"><script>', 'a b', '../..%2f', ''])(
    '%s is no handle of any service',
    (typed) => {
      for (const service of [...socialNames, ...chatNames])
        expect(isHandle({ service, handle: handleOf(service, typed) })).toBe(false)
    },
  )

  test('people write an @ before a name, and blanks in a number', () => {
    const form = AgentPageForm.parse({
      ...emptyProfile,
      name: 'Edda Marlow',
      email: 'edda@harbourlane.example',
      socialLinks: [{ service: 'x', handle: ' @harbour_lane' }],
      chat: { service: 'whatsapp', handle: '+44 (7700) 900-123' },
    })
    expect(form.socialLinks[0]?.handle).toBe('harbour_lane')
    expect(form.chat?.handle).toBe('447700900123')
  })

  test('there are five at most', () => {
    const socialLinks = Array.from({ length: 6 }, () => ({ service: 'x', handle: 'harbour' }))
    const form = { ...emptyProfile, name: 'Edda', email: 'edda@harbourlane.example', socialLinks }
    expect(AgentPageForm.safeParse(form).success).toBe(false)
  })
})

describe('working hours', () => {
  const zone = 'Europe/London'
  test.each([
    ['2026-11-17T08:59:00Z', false],
    ['2026-11-17T09:00:00Z', true],
    ['2026-11-17T16:59:59Z', true],
    ['2026-11-17T17:00:00Z', false],
    ['2026-11-21T12:00:00Z', false],
    // In summer the clocks there are an hour ahead.
    ['2026-07-14T08:00:00Z', true],
    ['2026-07-14T16:00:00Z', false],
  ])('at %s: %s', (at, expected) => {
    expect(isAtWork(usualHours, new Date(at), zone)).toBe(expected)
  })

  test('are by the clocks of the company, also across midnight', () => {
    expect(isAtWork(usualHours, new Date('2026-11-16T01:30:00Z'), 'Asia/Hong_Kong')).toBe(true)
    expect(isAtWork(usualHours, new Date('2026-11-20T16:30:00Z'), 'Asia/Hong_Kong')).toBe(false)
  })

  test('end after they begin', () => {
    const workingHours = usualHours.map(() => ({ from: '17:00', to: '09:00' }))
    const form = { ...emptyProfile, name: 'Edda', email: 'edda@harbourlane.example', workingHours }
    expect(AgentPageForm.safeParse(form).success).toBe(false)
  })
})

describe('why a page is inactive', () => {
  const at = new Date()
  const standing = {
    state: 'active',
    confirmedAt: at,
    declinedAt: null,
    host: 'a.b',
    isNameOurs: true,
    agentState: 'activated',
  } as const
  test.each([
    [{}, []],
    [{ state: 'inactive' }, ['switched-off']],
    [{ confirmedAt: null }, ['not-confirmed']],
    [{ confirmedAt: null, declinedAt: at, host: null }, ['declined', 'no-subdomain']],
    [{ isNameOurs: false }, ['name-lost']],
    [{ agentState: 'deactivated', state: 'inactive' }, ['agent-deactivated']],
  ] as const)('%o: %o', (change, reasons) => {
    expect(reasonsOf({ ...standing, ...change })).toEqual(reasons)
  })

  test('a link that was not used in time has expired', () => {
    expect(confirmationOf({ confirmedAt: null, declinedAt: null, linkEndsAt: at }, at)).toBe('expired')
    expect(confirmationOf({ confirmedAt: at, declinedAt: null, linkEndsAt: at }, at)).toBe('confirmed')
  })
})

test('an appointed representative says whose', () => {
  const firm = { agentName: 'Edda Marlow', companyName: 'Tarnbrook', licenceNumber: '12345' }
  expect(regulatoryLines({ ...firm, isAppointedRepresentative: true })).toEqual([
    'Edda Marlow is an appointed representative of Tarnbrook which is authorised and regulated by the Financial Conduct Authority.',
    'Tarnbrook, licence number 12345.',
  ])
  expect(regulatoryLines({ ...firm, licenceNumber: null, isAppointedRepresentative: false })).toHaveLength(1)
})

test('the code of an agent is found again in their link, whatever stands in it', () => {
  for (const code of ['A-100', 'a/b c', 'Ä?#']) expect(agentCodeIn(agentLink('', code))).toBe(code)
  for (const path of ['/_/agent/', '/_/agent/%E0%A4', '/_/agents/x', '/_/agent/%00'])
    expect(agentCodeIn(path)).toBeUndefined()
})

describe('a list of agents', () => {
  const [head = [], first = []] = sampleCells()

  test('is read by its headings, in whichever order and spelling', () => {
    const [row] = agentsIn([['', ''], ['EMAIL', ' name ', 'Other'], ['edda@harbour.example', 'Edda', 'x'], ['']]) ?? []
    expect(row).toMatchObject({ name: 'Edda', email: 'edda@harbour.example', location: '', tiktok: '' })
    expect(agentsIn([['Name'], ['Edda']])).toBeUndefined()
    expect(agentsIn([])).toBeUndefined()
  })

  test('is as the sample shows', () => {
    const [row] = agentsIn([head, first]) ?? []
    expect(row && readListed(row)).toMatchObject({
      form: { chat: { service: 'whatsapp', handle: '447700900123' }, socialLinks: [{ service: 'linkedin' }] },
    })
  })

  test.each([
    [{ email: 'nobody' }, 'Email: '],
    [{ name: '' }, 'Name: '],
    [{ chatService: 'Pigeon' }, 'Chat service: '],
    [{ chatService: '' }, 'Chat service: '],
    [{ chatHandle: 'x' }, 'Chat name or number: '],
    [{ facebook: 'https://facebook.com/edda' }, 'Facebook: '],
    [{ facebook: 'a', instagram: 'b', linkedin: 'c', x: 'd', youtube: 'e', tiktok: 'f' }, 'Social links: '],
  ])('%o is refused where it stands', (change, place) => {
    const [row] = agentsIn([head, first]) ?? []
    expect(row && readListed({ ...row, ...change })).toMatchObject({ problem: expect.stringContaining(place) })
  })
})
