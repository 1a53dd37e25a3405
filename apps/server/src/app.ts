import { contract } from '@coverwright/contract/contract'
import { channelCalls } from './modules/channel/calls.ts'
import { createHttp } from './platform/http/create-http.ts'
import { registerReadiness } from './platform/http/readiness.ts'
import { registerCalls, type Services } from './platform/http/register-calls.ts'

/** The composition root: the only file that names every module. */
export async function createApp(services: Services, options?: { isLogging: boolean }) {
  const app = await createHttp(options)
  registerCalls(app, contract, { channel: channelCalls }, services)
  registerReadiness(app, services.pool)
  return app
}
