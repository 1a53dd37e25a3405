import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { checkModel } from './brought-model.ts'
import { dimensions } from './embedder.ts'

/** The part of `onnxruntime-node` that is used. It is no dependency: its types are not there to be imported. */
interface Runtime {
  readonly InferenceSession: {
    readonly create: (path: string, options: object) => Promise<{ readonly run: (feeds: object) => Promise<Outputs> }>
  }
  readonly Tensor: new (type: 'int64', data: BigInt64Array, shape: readonly number[]) => object
}
interface Outputs {
  readonly last_hidden_state: { readonly data: Float32Array }
}
interface Tokenizers {
  readonly Tokenizer: new (
    tokenizer: object,
    config: object,
  ) => {
    readonly encode: (text: string) => { readonly ids: readonly number[] }
  }
}

/** What the model was made for; what stands behind it in a passage is not heard. */
const mostTokens = 512

/** Every byte is looked at before any of it runs: the library is a program, and damaged weights answer nonsense. */
export async function loadModel(home: string): Promise<(texts: readonly string[]) => Promise<Float32Array>> {
  await checkModel(home)
  const bring = createRequire(join(home, 'here.js'))
  const { InferenceSession, Tensor }: Runtime = bring('onnxruntime-node')
  const { Tokenizer }: Tokenizers = bring('@huggingface/tokenizers')
  const read = async (name: string) => JSON.parse(await readFile(join(home, 'weights', name), 'utf8'))
  const tokenizer = new Tokenizer(await read('tokenizer.json'), await read('tokenizer_config.json'))
  const session = await InferenceSession.create(join(home, 'weights/model.onnx'), {
    // One processor: the others serve calls.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionProviders: ['cpu'],
  })

  const embedOne = async (text: string): Promise<Float32Array> => {
    const ids = tokensOf(tokenizer.encode(text).ids)
    const tensor = (valueOf: (id: number) => bigint) =>
      new Tensor('int64', BigInt64Array.from(ids, valueOf), [1, ids.length])
    const { last_hidden_state: hidden } = await session.run({
      input_ids: tensor(BigInt),
      attention_mask: tensor(() => 1n),
      token_type_ids: tensor(() => 0n),
    })
    return meanOf(hidden.data)
  }
  return async (texts) => {
    const vectors = new Float32Array(texts.length * dimensions)
    for (const [at, text] of texts.entries()) vectors.set(await embedOne(text), at * dimensions)
    return vectors
  }
}

/** With the sign that ends a text, however much of it is left out. */
const tokensOf = (ids: readonly number[]) =>
  ids.length <= mostTokens ? ids : [...ids.slice(0, mostTokens - 1), ids.at(-1) ?? 0]

/** Of all tokens, as this model was trained, and of length 1: a product of two is their cosine. */
function meanOf(hidden: Float32Array): Float32Array {
  const sums = new Float32Array(dimensions)
  for (const [at, value] of hidden.entries()) sums[at % dimensions] = (sums[at % dimensions] ?? 0) + value
  const length = Math.hypot(...sums) || 1
  return sums.map((sum) => sum / length)
}
