// What a published page costs the server's CPU, against @fastify/static sending the same bytes from a file that was
// compressed beforehand. Ours finds the site by its host and goes through the whole server.
import { reportAgainstStatic } from '../against-static.ts'
import { serveDemo } from '../serve-demo.ts'

const { url, home, stop } = await serveDemo()
await reportAgainstStatic({ name: 'journey/page-cpu', url, host: 'pet.localhost', home })
await stop()
