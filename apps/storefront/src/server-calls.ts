import type { StepAnswer } from '@coverwright/domain/build/page/page-view'
import { callPath, type SiteAnswers, type SiteCall } from '@coverwright/domain/sell/site/site-calls'

const accept = { accept: 'application/json' }

/** As the browser itself would send it: urlencoded, or with files where there are some. */
function encode(form: FormData): URLSearchParams | FormData {
  const fields = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value)
    else if (value.size > 0) return form
  }
  return fields
}

async function send<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, { headers: accept, ...init })
  lastContact = Date.now()
  if (!answer.ok && answer.status !== 422) throw new Error(`${answer.status} ${path}`)
  return answer.json()
}

const ask = <Call extends SiteCall>(call: Call, rest: string, init?: RequestInit) =>
  send<SiteAnswers[Call]>(callPath(call) + rest, init)

/** When the server last knew that somebody is here. */
let lastContact = Date.now()
export const secondsSinceContact = () => (Date.now() - lastContact) / 1000

export const sendStep = (path: string, form: FormData) => send<StepAnswer>(path, { method: 'POST', body: encode(form) })
export const loadPage = (path: string) => ask('page', `?path=${encodeURIComponent(path)}`)
export const findAddresses = (country: string, of: string) =>
  ask('addresses', `?${new URLSearchParams({ country, of })}`)
export const findVehicle = (country: string, of: string) => ask('vehicle', `?${new URLSearchParams({ country, of })}`)
export const loadList = (name: string) => ask('list', `/${name}`)

/** Where nothing can be quoted any more, the page that says why comes instead. */
export async function askQuote(form: FormData, signal: AbortSignal) {
  const answer = await ask('quote', '', { method: 'POST', body: encode(form), signal })
  if ('plans' in answer) return answer
  location.assign(answer.location)
  throw new Error(answer.location)
}
