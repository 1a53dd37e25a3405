import { messages } from '@coverwright/domain/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPassword } from '../../platform/auth/password.ts'
import { isStagingPass, sealStagingPass, stagingEntryPath } from '../release/index.ts'
import { readCookie } from './cookies.ts'
import { escape } from './html-document.ts'
import type { Mount } from './sale.ts'
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
  { sale, tokens }: SiteServices,
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
  if (linked || (password && (await isPassword(password.trim(), staging.passwordHash)))) {
    const pass = await sealStagingPass(tokens, staging, `${stayHours}h`)
    const secure = request.protocol === 'https' ? '; Secure' : ''
    return privately(reply)
      .header('set-cookie', `${cookieName}=${pass}; Path=/; HttpOnly; SameSite=Lax${secure}`)
      .redirect('/', 303)
  }
  return privately(reply)
    .code(401)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
    .send(doorPage(password === undefined ? undefined : messages.passwordIncorrect))
}

const doorPage = (problem: string | undefined) => `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${problem ? 'Error: ' : ''}This site is being tested</title>
<style>
  body { font: 17px/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 30rem; padding: 0 1.5rem; color-scheme: light dark }
  h1 { font-size: 1.6rem }
  label { display: block; font-weight: 600; margin-top: 1.5rem }
  input { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box; margin: .25rem 0 1rem }
  button { font: inherit; padding: .5rem 1rem }
  .problem { color: light-dark(#b3261e, #ffb4ab); font-weight: 600; margin: .25rem 0 0 }
</style>
<main>
<h1>This site is being tested</h1>
<p>No cover is sold here and no money is taken. Members of the company open it from the studio; everybody else needs the password they were given.</p>
<form method="post" action="${stagingEntryPath}">
<label for="password">Password</label>
${problem ? `<p class="problem" id="problem">${escape(problem)}</p>` : ''}
<input id="password" name="password" type="password" autocomplete="current-password" required${problem ? ' aria-invalid="true" aria-describedby="problem" autofocus' : ''}>
<button>Open the site</button>
</form>
</main>
</html>`
