// What the home page of an agent costs the server's CPU, against @fastify/static sending the same bytes.
import { exampleOf } from '../../packages/domain/src/fields.ts'
import { AgentPageForm } from '../../packages/domain/src/sell/agent-page/agent-page.ts'
import { reportAgainstStatic } from '../against-static.ts'
import { serveDemo } from '../serve-demo.ts'

const { url, home, ownerPool, signIn, stop } = await serveDemo()
const { client } = await signIn()
const { id } = await client.directPage.create(exampleOf(AgentPageForm))
// As if the agent had pressed the button.
await ownerPool.query('update agent_page set confirmed_at = now() where id = $1', [id])
const host = 'edda.localhost'
await client.directPage.bindSubdomain({ id, host })
await client.directPage.activate({ id })
await reportAgainstStatic({ name: 'promotion/agent-page-cpu', url, host, home })
await stop()
