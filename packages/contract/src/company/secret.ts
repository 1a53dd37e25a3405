import { ApiKey, ApiKeyFilter, ApiKeyForm, ApiKeyRef, NewApiKey } from '@coverwright/domain/company/api-key/api-key'
import { call, can, group } from '../call.ts'

/** The company's API keys. */
export const secret = group('secret', {
  listKeys: call({
    access: can('manage-keys'),
    paged: ['name', 'createdAt', 'expiresAt', 'lastUsedAt'],
    input: ApiKeyFilter,
    output: ApiKey,
  }),
  /** The only answer that ever holds the key. */
  createKey: call({
    access: can('manage-keys'),
    audit: true,
    showsSecret: true,
    input: ApiKeyForm,
    output: NewApiKey,
    errors: ['api-key.too-many', 'api-key.not-grantable'],
  }),
  revokeKey: call({
    access: can('manage-keys'),
    audit: true,
    whileSuspended: true,
    input: ApiKeyRef,
    output: ApiKey,
    errors: ['api-key.not-found', 'api-key.already-revoked'],
  }),
})
