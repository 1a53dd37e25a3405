import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'

/** A message as `kinds.txt` words one. */
interface Told {
  readonly way: string
  readonly role: string
  readonly words: string
}

const placeOf: Readonly<Record<string, string>> = { '{}': '[^\\n]+', '{?}': '[^\\n]*', '{*}': '[\\s\\S]*' }

const [, ...blocks] = readFileSync(join(import.meta.dirname, 'kinds.txt'), 'utf8').split(/^=== /m)

const kinds = blocks.map((block) => {
  const [, first = '', ...words] = block.trimEnd().split('\n')
  const [way = '', roles = ''] = first.split(' to ')
  return { way: patternOf(way), roles: roles.split(' '), words: patternOf(words.join('\n')) }
})

function patternOf(text: string): RegExp {
  const parts = text.split(/(\{[?*]?\})/)
  return new RegExp(
    `^${parts.map((part) => placeOf[part] ?? part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('')}$`,
  )
}

const isKind = ({ way, role, words }: Told) =>
  kinds.some((kind) => kind.way.test(way) && kind.roles.includes(role) && kind.words.test(words))

/**
 * Messages of a database that are of no kind in `kinds.txt`: other words, other recipients, another link. Letters to
 * customers, and mails to members who chose so, come in many languages, which their own tests compare; here the English
 * ones are. What tests themselves write is passed over.
 */
export async function untoldIn(owner: Client): Promise<readonly string[]> {
  const { rows } = await owner.query<Told>(`
    select concat_ws(' ', channel, case when is_secret then 'secret' end, case when is_fleeting then 'fleeting' end,
        case when reply_to is not null or text like 'Dear %' then 'reply' end) as way,
      coalesce((select role from member where email = recipient limit 1), 'outside') as role,
      subject || E'\\n' || text as words
    from outbox_message where text not in ('', 'Good day', 'Your code is 123456') and (reply_to is null or text like 'Dear %' or text like 'Hello%')
      and text !~ '^(Guten Tag|Bonjour|สวัสดี|[^\\n]*您好)'
    union
    select concat_ws(' ', 'notification', kind, source, coalesce(link, '')), role, notification.title
    from notification join member on member.id = member_id and member.company_id = notification.company_id
    where source <> 'Tests' and notification.title not like 'test/%'`)
  return rows.filter((told) => !isKind(told)).map(({ way, role, words }) => `${way} to ${role}\n${words}`)
}
