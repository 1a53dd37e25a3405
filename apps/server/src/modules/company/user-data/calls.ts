import type { login } from '@coverwright/contract/company/login'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { getUserData } from './get-user-data.ts'
import { updateUserData } from './update-user-data.ts'

export const userDataCalls = { getUserData, updateUserData } satisfies Partial<HandlersOf<typeof login>>
