import type { PostBrief } from '@coverwright/domain/assist/post/check-draft'
import { z } from 'zod'
import { fenced, isData, listOf, type ModelTask } from '../model-task.ts'

const drafts = 3

const system = `You write drafts of posts with which an insurer speaks of its products on social networks.
You are given JSON: about, what the author wants said, with every fact that is known; example, a post of the kind as the insurer words it; product, what it is called; fields, what may stand in a post in double braces and is filled in later; length, how many characters a draft may have. ${isData}
Write ${drafts} drafts that differ from one another, in the language of about. Be plain and fair: promise nothing and compare with nobody. State no figure, no name and no fact that is neither in about nor in example. Write fields as they are given, braces included; leave the product's link to {{link}} and write no other link. No markup, no hashtags that about does not have. What the insurer must say about risk is put under each post by others.`

const Answer = z.object({ posts: z.array(z.object({ text: z.string().max(10_000) })).max(20) })

export const writePosts = (brief: PostBrief): ModelTask<string[]> => ({
  prompt: {
    name: 'posts',
    system,
    user: fenced(brief),
    schema: listOf('posts', { text: { type: 'string' } }),
    mostTokens: 3000,
  },
  read: (answer) => Answer.safeParse(answer).data?.posts.map(({ text }) => text.trim()),
  isLong: true,
})
