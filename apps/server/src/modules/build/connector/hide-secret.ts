import type { ConnectorDefinition } from '@coverwright/domain/build/connector/connector'
import { hiddenSecret } from '@coverwright/domain/build/connector/fill-request'

/** A shorter one is as likely a word of the answer. */
const shortest = 8

/** Some systems repeat what they were sent: from their answers a secret would reach tasks and journeys. */
export function hideSecrets(
  text: string,
  { authentication }: Pick<ConnectorDefinition, 'authentication'>,
  secrets: readonly (string | undefined)[],
): string {
  const long = secrets.filter((secret): secret is string => secret !== undefined && secret.length >= shortest)
  const basic = authentication.kind === 'basic' ? long.map((secret) => `${authentication.user}:${secret}`) : []
  const spelt = [
    ...long.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]),
    ...basic.map((pair) => Buffer.from(pair).toString('base64')),
  ]
  return spelt.reduce((hidden, each) => hidden.replaceAll(each, hiddenSecret), text)
}
