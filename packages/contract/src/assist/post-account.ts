import {
  PostAccount,
  PostAccountChange,
  PostAccountFilter,
  PostAccountForm,
  PostAccountMade,
  PostAccountRef,
} from '@coverwright/domain/assist/post-account/post-account'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

const managing = { access: can('approve-posts'), audit: true } as const

/** Where posts go. */
export const postAccount = group('postAccount', {
  listAccounts: call({
    access: reads('posts'),
    paged: ['name', 'createdAt'],
    input: PostAccountFilter,
    output: PostAccount,
  }),
  createAccount: call({
    ...managing,
    showsSecret: true,
    input: PostAccountForm,
    output: PostAccountMade,
    errors: ['post-account.name-taken', 'post-account.too-many', 'post-account.address-refused'],
  }),
  updateAccount: call({
    ...managing,
    input: PostAccountChange,
    output: PostAccount,
    errors: [
      'post-account.not-found',
      'post-account.name-taken',
      'post-account.address-refused',
      'post-account.secret-needed',
    ],
  }),
  /** Asks the network whether it lets the account in. What waited for that goes on. */
  testAccount: call({
    ...managing,
    input: PostAccountRef,
    output: PostAccount,
    errors: ['post-account.not-found'],
  }),
  deleteAccount: call({
    ...managing,
    input: PostAccountRef,
    output: z.null(),
    errors: ['post-account.not-found', 'post-account.in-use'],
  }),
})
