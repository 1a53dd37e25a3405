import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { goingOut } from '../../platform/database/going-out.ts'

/** What a site answered when it was asked for its first page. */
export type Probed =
  | { readonly kind: 'up' }
  | { readonly kind: 'down'; readonly problem: string }
  /** It says itself that it is being worked on. */
  | { readonly kind: 'maintenance' }

export type ProbeSite = (host: string) => Promise<Probed>

/** So that the checks are not counted among the visitors. */
export const probeAgent = 'Coverwright-Uptime'

const patienceMs = 10_000

/**
 * Asks the installation itself for the site of a host. The connection never goes where a company's DNS records lead:
 * they could lead into our own network, and whether they are right is what the domain checks say.
 */
export const probeSites =
  (publicUrl: string): ProbeSite =>
  (host) =>
    new Promise((resolve) => {
      goingOut('A site')
      const url = new URL(publicUrl)
      const ask = url.protocol === 'https:' ? httpsRequest : httpRequest
      const headers = { host: `${host}${url.port ? `:${url.port}` : ''}`, 'user-agent': probeAgent }
      const asked = ask(url, { headers, path: '/', timeout: patienceMs }, (response) => {
        response.resume()
        response.once('end', () => resolve(probedOf(response.statusCode ?? 0, response.headers['retry-after'])))
      })
      asked.once('timeout', () => asked.destroy(new Error('No answer within 10 seconds')))
      asked.once('error', (error) => resolve({ kind: 'down', problem: error.message.slice(0, 200) }))
      asked.end()
    })

function probedOf(status: number, retryAfter: string | undefined): Probed {
  if (status === 503 && retryAfter !== undefined) return { kind: 'maintenance' }
  return status >= 200 && status < 400 ? { kind: 'up' } : { kind: 'down', problem: `It answered ${status}` }
}
