import type { Answers } from './answers.ts'
import type { AskedQuestionOf } from './asked-question.ts'
import type { Problem } from './check-answers.ts'

const megabyte = 1024 * 1024

export const mediaLimits = {
  photoBytes: 10 * megabyte,
  videoBytes: 50 * megabyte,
  /** Everything that one page may send at once. */
  pageBytes: 64 * megabyte,
  mostPerQuestion: 10,
  mostPerApplication: 30,
} as const

type MediaQuestion = AskedQuestionOf<'photo-video'>

/** Which kinds of files a question takes, as the upload check knows them. */
export const mediaKinds = {
  photo: ['jpg', 'png', 'webp'],
  video: ['mp4', 'mov'],
  'photo-or-video': ['jpg', 'png', 'webp', 'mp4', 'mov'],
} as const satisfies Readonly<Record<MediaQuestion['accepts'], readonly string[]>>

/** The files an answer holds, in the order they were sent. */
export const mediaIds = (answer = ''): string[] => answer.split(',').filter(Boolean)

export const mediaAnswer = (ids: readonly string[]): string => ids.join(',')

/** The field by which a buyer takes a file back. */
export const removalField = (name: string) => `${name}-remove`

export const mostOf = ({ most = 1 }: Pick<MediaQuestion, 'most'>) => most

/** Every file of an application, whichever question asked for it. */
export const allMediaIds = (questions: readonly { readonly type: string; readonly name: string }[], answers: Answers) =>
  questions.flatMap(({ type, name }) => (type === 'photo-video' ? mediaIds(answers[name]) : []))

export const mediaRefusals = ['too-large', 'wrong-format', 'too-many'] as const
export type MediaRefusal = (typeof mediaRefusals)[number]

const wanted = {
  photo: 'Choose a photo: JPG, PNG or WebP',
  video: 'Choose a video: MP4 or MOV',
  'photo-or-video': 'Choose a photo (JPG, PNG or WebP) or a video (MP4 or MOV)',
} as const

/** What to do about a file that was not taken. */
export function mediaProblem(question: MediaQuestion, refusal: MediaRefusal): Problem {
  const { name, accepts } = question
  const most = mostOf(question)
  const messages = {
    'too-large':
      accepts === 'photo' ? 'Choose a photo of at most 10 MB' : 'Choose a video of at most 50 MB, or a photo of 10 MB',
    'wrong-format': wanted[accepts],
    'too-many': most === 1 ? 'Choose at most 1 file' : 'Choose at most {count} files',
  } as const
  return { field: name, message: messages[refusal], ...(refusal === 'too-many' && { values: { count: most } }) }
}
