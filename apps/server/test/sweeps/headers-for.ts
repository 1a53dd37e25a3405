import { aTalker } from '../hub-builders.ts'
import type { TestApp, TestCompany } from '../test-app.ts'
import type { HeadersOf, SweptCall } from './every-call.ts'

/** As whoever can make the call at all: a member of the company, or somebody of its app. */
export const headersFor = async (app: TestApp, company: TestCompany, { call }: SweptCall): Promise<HeadersOf> =>
  call.access.kind === 'appMember' ? (await aTalker(app, company)).headersOf : company.headersOf
