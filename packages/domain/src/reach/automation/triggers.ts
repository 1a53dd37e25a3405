import { ownNoun } from '../../base/event/own-field.ts'
import { type EventType, events } from '../../events.ts'

/** What an event names when it is about a customer: by any of these the customer is found. */
const leadToCustomer = new Set(['policyId', 'instalmentId', 'referralId', 'approvalId', 'applicationId'])

/** What an event names when it leads to a product: nothing of a company's own bears these names. */
export const leadingFields: ReadonlySet<string> = new Set([...leadToCustomer, 'transactionId', 'reportId'])

/** Events of the automation's own doing: an action on them could set itself off for ever. */
const ownDoing = new Set(['automation', 'template', 'webhook'])

const nounOf = (type: string) => type.split('.')[0] ?? ''

export const isEventType = (type: string): type is EventType => Object.hasOwn(events, type)

export const isOwnEvent = (type: string) => nounOf(type) === ownNoun

/** Nobody waits for these. */
export const isOwnDoing = (type: string) => ownDoing.has(nounOf(type))

/** Whether somebody outside is told, who may be sent more than the standard message. An own event says it when it is raised. */
export const isAboutCustomer = (type: string): boolean =>
  isOwnEvent(type) ||
  (isEventType(type) && Object.keys(events[type].fields.shape).some((name) => leadToCustomer.has(name)))

export const isMandatory = (type: string): boolean => isEventType(type) && events[type].isMandatory

/** Advertising: nobody is sent it unless the company has said so, and they agreed to it. */
export const isMarketing = (type: string): boolean => isEventType(type) && 'isMarketing' in events[type]

/** After these a policy is over: what is said of it then is meant. Anything else is said of a policy that stands. */
const endings: ReadonlySet<string> = new Set(['policy.cancelled', 'policy.lapsed'])

export const isEnding = (type: string) => endings.has(type)
