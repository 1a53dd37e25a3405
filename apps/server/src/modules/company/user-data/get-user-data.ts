import type { login } from '@coverwright/contract/company/login'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { userDataOf } from './user-data-of.ts'

export const getUserData: HandlerOf<typeof login, 'getUserData'> = userDataOf
