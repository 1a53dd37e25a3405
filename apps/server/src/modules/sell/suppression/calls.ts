import type { suppression } from '@coverwright/contract/sell/suppression'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { addAddress, removeAddress } from './change-addresses.ts'
import { listAddresses } from './list-addresses.ts'

export const suppressionCalls: HandlersOf<typeof suppression> = { listAddresses, addAddress, removeAddress }
