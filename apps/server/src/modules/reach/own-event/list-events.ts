import type { event } from '@coverwright/contract/reach/event'
import { audiences } from '@coverwright/domain/base/event/event'
import { typeOfOwn } from '@coverwright/domain/base/event/own-field'
import { type EventType, events } from '@coverwright/domain/events'
import { isMailedEvent, isNewsEvent } from '@coverwright/domain/reach/automation/standard-mail'
import { isAboutCustomer, isMarketing } from '@coverwright/domain/reach/automation/triggers'
import type { EventCard, OwnEvent } from '@coverwright/domain/reach/own-event/own-event'
import { asc } from 'drizzle-orm'
import { clientOf } from '../../../platform/database/row-plan.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { type OwnEventRow, ownEvents } from './tables.ts'

export const listEvents: HandlerOf<typeof event, 'listEvents'> = async ({ tx }) => {
  const own = await readOwn(tx)
  return cardsOf(tx, [...own.map(ownCard), ...(Object.keys(events) as EventType[]).map(productCard)])
}

export const listOwnEvents: HandlerOf<typeof event, 'listOwnEvents'> = async ({ tx }) => (await readOwn(tx)).map(toOwn)

const readOwn = (tx: ReadTx) => tx.select().from(ownEvents).orderBy(asc(ownEvents.name))

const toOwn = ({ id, name, about, fields }: OwnEventRow): OwnEvent => ({ id, name, about, fields })

type Bare = Omit<EventCard, 'actions' | 'webhooks' | 'lastRaisedAt'>

export const ownCard = (row: OwnEventRow): Bare => ({
  type: typeOfOwn(row),
  about: row.about,
  fields: ['policyId', ...row.fields.map((field) => field.name)],
  audience: [audiences.nobody],
  isMandatory: false,
  isMarketing: false,
  hasMail: false,
  hasNews: false,
  isAboutCustomer: true,
  own: toOwn(row),
})

const productCard = (type: EventType): Bare => ({
  type,
  about: events[type].about,
  fields: Object.keys(events[type].fields.shape),
  audience: events[type].audience.map((who) => audiences[who]),
  isMandatory: events[type].isMandatory,
  isMarketing: isMarketing(type),
  hasMail: isMailedEvent(type),
  hasNews: isNewsEvent(type),
  isAboutCustomer: isAboutCustomer(type),
  own: null,
})

interface Hanging {
  readonly type: string
  readonly actions: number
  readonly webhooks: number
  readonly lastRaisedAt: Date | null
}

/** One look into an index for each type, however often each was raised. */
const hangingOn = `
  select type, (select count(*)::int from automation_action where trigger = type) as actions,
    (select count(*)::int from webhook where events @> array[type]) as webhooks,
    (select created_at from event where event.type = asked.type order by created_at desc limit 1) as "lastRaisedAt"
  from unnest($1::text[]) as asked(type)`

export async function cardsOf(tx: ReadTx, bare: readonly Bare[]): Promise<EventCard[]> {
  const { rows } = await clientOf(tx).query<Hanging>(hangingOn, [bare.map(({ type }) => type)])
  const byType = new Map(rows.map((row) => [row.type, row]))
  return bare.map((card) => {
    const { actions = 0, webhooks = 0, lastRaisedAt } = byType.get(card.type) ?? {}
    return { ...card, actions, webhooks, lastRaisedAt: lastRaisedAt?.toISOString() ?? null }
  })
}
