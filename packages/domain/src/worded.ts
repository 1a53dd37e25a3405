import { fillMessage, type Message } from './base/message/message.ts'
import { nounMessages } from './noun-messages.ts'

export type MessageCode = keyof typeof nounMessages
type FieldOf<Code extends MessageCode> = Extract<keyof (typeof nounMessages)[Code]['fields'], string>

/** What a message is worded from, so that it can be worded in another language. */
export interface Told {
  readonly code: MessageCode
  readonly values: Readonly<Record<string, string>>
}

export interface Worded {
  readonly title: string
  readonly text: string
  readonly told: Told
}

/** What somebody is told, in words: the one place where a code and its values become text. */
export const worded = <Code extends MessageCode>(
  code: Code,
  values: Readonly<Record<FieldOf<Code>, string>>,
): Worded => ({
  ...fillMessage(nounMessages[code] as unknown as Message<FieldOf<Code>>, values),
  told: { code, values },
})
