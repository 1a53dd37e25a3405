import { messages } from '@coverwright/domain/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPassword } from '../../../platform/auth/password.ts'
import { escaped } from '../../../platform/http/escaped.ts'
import { tooMany } from '../../../platform/http/limit-pages.ts'
import { plainPage, plainPageHeaders } from '../../../platform/http/plain-page.ts'
import { isStagingPass, sealStagingPass, stagingEntryPath } from '../../publish/release/index.ts'
import { readCookie } from './cookies.ts'
import type { Mount } from './sale/index.ts'
import { privately, type SiteServices } from './site-request.ts'

const cookieName = 'staging_pass'
const stayHours = 12

/** A staging site is for members, who come by a link of the studio's, and for whoever was given its password. */
export async function isLetIn({ sale, tokens }: SiteServices, request: FastifyRequest, mount: Mount): Promise<boolean> {
  // What keeps search engines away must be readable to them.
  if (request.url === '/robots.txt') return true
  const pass = readCookie(request.headers.cookie, cookieName)
  return pass !== undefined && isStagingPass(tokens, pass, await sale.getStaging(mount))
}

export async function letIn(
  { sale, tokens, limits }: SiteServices,
  request: FastifyRequest,
  reply: FastifyReply,
  mount: Mount,
  form?: URLSearchParams,
) {
  const staging = await sale.getStaging(mount)
  const [path, query] = request.url.split('?', 2)
  const isEntering = path === stagingEntryPath
  const linked = isEntering && (await isStagingPass(tokens, new URLSearchParams(query).get('pass') ?? '', staging))
  const password = isEntering ? form?.get('password') : undefined
  if (password && !limits.ofDoor(request, mount.host)) return tooMany(privately(reply))
  if (linked || (password && (await isPassword(password.trim(), staging.passwordHash)))) {
    const pass = await sealStagingPass(tokens, staging, `${stayHours}h`)
    const secure = request.protocol === 'https' ? '; Secure' : ''
    return privately(reply)
      .header('set-cookie', `${cookieName}=${pass}; Path=/; HttpOnly; SameSite=Lax${secure}`)
      .redirect('/', 303)
  }
  return privately(reply)
    .code(401)
    .headers(plainPageHeaders())
    .send(doorPage(password === undefined ? undefined : messages.passwordIncorrect))
}

const doorPage = (problem: string | undefined) =>
  plainPage({
    title: `${problem ? 'Error: ' : ''}This site is being tested`,
    isNarrow: true,
    content: `<h1>This site is being tested</h1>
<p>No cover is sold here and no money is taken. Members of the company open it from the studio; everybody else needs the password they were given.</p>
<form method="post" action="${stagingEntryPath}">
<label for="password">Password</label>
${problem ? `<p class="why" id="problem">${escaped(problem)}</p>` : ''}
<input id="password" name="password" type="password" autocomplete="current-password" required${problem ? ' aria-invalid="true" aria-describedby="problem" autofocus' : ''}>
<button>Open the site</button>
</form>`,
  })
