import type { Field } from '@coverwright/blocks/definition'
import { definitions } from '@coverwright/blocks/definitions'
import { auditWords, thingNames } from '@coverwright/domain/audit-words'
import { audiences } from '@coverwright/domain/base/event/event'
import type { Message } from '@coverwright/domain/base/message/message'
import { styleNames, stylePropertyOf, styleWidths } from '@coverwright/domain/build/page/block-style'
import { roleNames } from '@coverwright/domain/company/member/roles'
import { errors } from '@coverwright/domain/errors'
import { events } from '@coverwright/domain/events'
import { messages } from '@coverwright/domain/messages'
import { nounMessages } from '@coverwright/domain/noun-messages'
import { permissionCard } from '@coverwright/domain/permission-card'
import { permissions } from '@coverwright/domain/permissions'
import { notificationSources } from '@coverwright/domain/reach/notification/notification'
import type { SaidNamespace } from '../src/core/text/said.ts'
import { findChangeWords } from './change-words.ts'
import { placeWords } from './place-words.ts'
import { findSentences } from './sentences.ts'

const refusals: readonly string[] = [...Object.values(errors).map(({ message }) => message), ...Object.values(messages)]

const namesOf = (field: Field): string[] => {
  if (field.type === 'choice') return [field.label, ...field.options.map(({ label }) => label)]
  return field.type === 'list' ? [field.label, ...Object.values(field.item).flatMap(namesOf)] : [field.label]
}

const blockWords = Object.values(definitions).flatMap(({ label, also = '', fields }) =>
  [label, also].concat(Object.values(fields).flatMap(namesOf)),
)

const styleWords = styleNames
  .map(stylePropertyOf)
  .flatMap(({ label, options }) => [label].concat(Object.values(options).map((option) => option.label)))
  .concat(Object.values(styleWidths).map(({ label }) => label))

/** What is named by its English words and not by a key, in each namespace: whatever the domain says. */
export const englishOf = {
  messages: async () => refusals,
  sentences: async () =>
    [
      ...(await findSentences()),
      ...Object.values<Message>(nounMessages).flatMap(({ title, words = [] }) => [title].concat(words)),
      ...notificationSources,
      ...Object.values(events).map(({ about }) => about),
      ...Object.values(audiences),
      ...Object.values(roleNames),
      ...permissions.map((code) => permissionCard(code).title),
    ].filter((text) => !refusals.includes(text)),
  happened: async () => [
    ...Object.values(auditWords).flatMap((words) => happenedIn(typeof words === 'string' ? words : words.says)),
    ...Object.values(auditWords).flatMap((words) => (typeof words === 'string' ? [] : words.by)),
    ...Object.values(thingNames),
    'changed something',
    'that is no longer there',
    ', and was refused',
    ...(await findChangeWords()),
  ],
  places: async () => placeWords,
  blocks: async () => [...blockWords, ...styleWords].filter((text) => /[a-z]/i.test(text)),
} as const satisfies Record<SaidNamespace, () => Promise<readonly string[]>>

/** With a gap for the thing, and once more with what is said of one without a name. */
function happenedIn(says: string): string[] {
  const [mark, nameless = ''] = /\{(.*?)\}/.exec(says) ?? []
  if (mark === undefined) return [says]
  const named = says.replace(mark, '{{thing}}')
  return nameless ? [named, says.replace(mark, nameless)] : [named]
}
