import { z } from 'zod'
import { messages } from '../../messages.ts'
import { type AgentPageForm, emptyProfile, AgentPageForm as Form } from './agent-page.ts'
import { maxAgentPages } from './agent-page-limits.ts'
import { chatNames, labelOfService, socialNames } from './contact-links.ts'

/** The columns of a list of agents; the first two must be filled in. */
const headings = {
  name: 'Name',
  email: 'Email',
  location: 'Location',
  chatService: 'Chat service',
  chatHandle: 'Chat name or number',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  awayMessage: 'Message outside working hours',
} as const

type Column = keyof typeof headings

// The table is a literal: it has the keys of its type and no others.
const columns = Object.keys(headings) as [Column, ...Column[]]

const cell = z.string().max(1000)

/** As a list says it, before anyone has looked whether it is right. */
const listed = {
  name: cell,
  email: cell,
  location: cell,
  chatService: cell,
  chatHandle: cell,
  facebook: cell,
  instagram: cell,
  linkedin: cell,
  x: cell,
  youtube: cell,
  tiktok: cell,
  awayMessage: cell,
} as const satisfies Record<Column, z.ZodType>

const empty: ListedAgent = {
  name: '',
  email: '',
  location: '',
  chatService: '',
  chatHandle: '',
  facebook: '',
  instagram: '',
  linkedin: '',
  x: '',
  youtube: '',
  tiktok: '',
  awayMessage: '',
}

const sample: readonly ListedAgent[] = [
  {
    ...empty,
    name: 'Edda Marlow',
    email: 'edda.listed@harbourlane.example',
    location: 'Whitby',
    chatService: 'WhatsApp',
    chatHandle: '+44 7700 900123',
    linkedin: 'edda-marlow',
    awayMessage: 'I answer from nine on weekdays.',
  },
]

export const AgentBatch = z
  .strictObject({ rows: z.array(z.strictObject(listed)).min(1, messages.required).max(maxAgentPages) })
  .meta({ id: 'AgentBatch', examples: [{ rows: [...sample] }] })

/** A row, and why it cannot become a page; empty where nothing is wrong with it. */
export const JudgedAgent = z.object({ ...listed, problem: z.string() }).meta({ id: 'JudgedAgent' })

/** What a row of a list would be. All of a batch are made, or none. */
export const MadeAgent = z
  .object({ email: z.string(), isMade: z.boolean(), problem: z.string() })
  .meta({ id: 'MadeAgent' })

/** As a sheet to begin with. */
export const sampleCells = (): string[][] => [
  columns.map((column) => headings[column]),
  ...sample.map((row) => columns.map((column) => row[column])),
]

/** The agents of a sheet, by the headings of its first row; undefined where it has not the two that must be there. */
export function agentsIn(cells: readonly (readonly string[])[]): ListedAgent[] | undefined {
  const [first = [], ...rest] = cells.filter((row) => row.some((text) => text.trim() !== ''))
  const words = first.map((text) => text.trim().toLowerCase())
  const placeOf = (column: Column) => words.indexOf(headings[column].toLowerCase())
  if (placeOf('name') < 0 || placeOf('email') < 0) return undefined
  return rest.map((row) => {
    const read = (column: Column) => (row[placeOf(column)] ?? '').trim().slice(0, 1000)
    return Object.fromEntries(columns.map((column) => [column, read(column)])) as ListedAgent
  })
}

/** The page that a row would be, or what is wrong with it and where. */
export function readListed(row: ListedAgent): { readonly form: AgentPageForm } | { readonly problem: string } {
  const service = chatNames.find((name) => labelOfService(name).toLowerCase() === row.chatService.toLowerCase())
  if (row.chatService !== '' && !service)
    return { problem: `${headings.chatService}: use ${chatNames.map(labelOfService).join(', ')}, or leave it empty` }
  if (row.chatHandle.trim() !== '' && !service)
    return { problem: `${headings.chatService}: say of which service the name or number is, or leave both empty` }
  const { data, error } = Form.safeParse({
    ...emptyProfile,
    name: row.name,
    email: row.email,
    location: row.location,
    awayMessage: row.awayMessage,
    chat: service ? { service, handle: row.chatHandle } : null,
    socialLinks: socialNames.flatMap((name) => (row[name] === '' ? [] : { service: name, handle: row[name] })),
  })
  if (data) return { form: data }
  const [issue] = error.issues
  return { problem: `${columnOf(row, issue?.path ?? [])}: ${issue?.message ?? messages.parameterException}` }
}

function columnOf(row: ListedAgent, [field, at]: readonly PropertyKey[]): string {
  if (field === 'chat') return headings.chatHandle
  if (field !== 'socialLinks') return headings[field as Column] ?? String(field)
  const written = socialNames.filter((name) => row[name] !== '')
  const name = typeof at === 'number' ? written[at] : undefined
  return name ? headings[name] : 'Social links'
}

/** Nobody is renamed by a list, and no name in it is passed over without a word. */
export const calledOtherwise = (name: string) =>
  `${headings.name}: the agent of this address is called ${name}. Use that name, or change it under Agents`

export const listedTwice = 'This address is in the list twice'

export type ListedAgent = Readonly<Record<Column, string>>
