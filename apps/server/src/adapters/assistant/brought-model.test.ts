import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { whenDone } from '../../../test/when-done.ts'
import brought from './brought-model.json' with { type: 'json' }
import { checkModel, findModel, modelName } from './brought-model.ts'

const root = join(import.meta.dirname, '../../../../..')
const machine = `${process.platform}-${process.arch}`
const platformFolder = `bin/${process.platform}/${process.arch}`

const place = await mkdtemp(join(tmpdir(), 'brought-'))
whenDone(() => rm(place, { recursive: true }))
const dataDir = join(place, 'data')
const models = join(dataDir, 'models')
const home = join(models, `tiny-${machine}`)
const list = join(place, 'list.json')
const npm = join(place, 'npm.mjs')

async function run(program: string, parameters: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(program, parameters, { env: { ...process.env, ...env } })
  const [said, cried, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: Number(code), said, cried }
}

/** A package of two files and of binaries for two machines, packed as npm does. */
async function pack(model = 'weights of a tiny model') {
  const from = join(place, 'package')
  const files = {
    'package.json': '{}',
    'dist/model.onnx': model,
    'dist/model.d.ts': 'for whoever writes programs',
    [`${platformFolder}/run.node`]: 'a program',
    'bin/another/machine/run.node': 'another program',
  }
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(from, path, '..'), { recursive: true })
    await writeFile(join(from, path), content)
  }
  const packed = join(place, 'packed.tgz')
  await run('tar', ['czf', packed, '-C', place, 'package'])
  return `sha512-${createHash('sha512')
    .update(await readFile(packed))
    .digest('base64')}`
}

const listOf = (integrity: string, platforms = [machine], bytesNeeded = 1) =>
  writeFile(
    list,
    JSON.stringify({
      name: 'tiny',
      platforms,
      bytesNeeded,
      packages: [
        {
          name: 'tiny-weights',
          version: '1.2.3',
          what: 'the weights',
          licence: 'MIT',
          integrity,
          bytes: 2_000_000,
          keep: { 'dist/': 'weights/', 'bin/{platform}/{arch}/': 'bin/' },
        },
      ],
    }),
  )

/** An npm that brings what was packed, or does what a test wants instead. */
const npmDoes = (instead = '') =>
  writeFile(
    npm,
    `import { copyFileSync, writeFileSync } from 'node:fs'
    const into = process.argv[process.argv.indexOf('--pack-destination') + 1]
    ${instead || `copyFileSync(${JSON.stringify(join(place, 'packed.tgz'))}, into + '/tiny-weights-1.2.3.tgz')`}`,
  )

const bring = () =>
  run(process.execPath, [join(root, 'scripts/assistant.mjs'), list], { DATA_DIR: dataDir, npm_execpath: npm })

beforeEach(async () => {
  await rm(dataDir, { recursive: true, force: true })
  await listOf(await pack())
  await npmDoes()
})

const model = () => readFile(join(home, 'weights/model.onnx'), 'utf8')

describe('npm run assistant', () => {
  test('says what it brings, keeps what this machine needs, and is done the second time', async () => {
    const { code, said } = await bring()
    expect(code).toBe(0)
    expect(said).toContain('tiny-weights 1.2.3, 2 MB: the weights. Licence: MIT.')
    expect((await readdir(home, { recursive: true })).toSorted()).toEqual(
      ['bin', 'bin/run.node', 'manifest.json', 'weights', 'weights/model.onnx'].map((path) => join(path)),
    )
    expect(await model()).toBe('weights of a tiny model')
    await npmDoes('process.exit(1)')
    expect(await bring()).toMatchObject({ code: 0, said: expect.stringContaining('All is there, and whole') })
  })

  test('opens nothing that has another hash, and keeps what was there', async () => {
    await bring()
    await truncate(join(home, 'weights/model.onnx'), 3)
    await pack('weights of somebody else')
    const { code, cried } = await bring()
    expect(code).toBe(1)
    expect(cried).toContain('is not what it was')
    expect(await model()).toBe('wei')
    expect(await readdir(models)).toEqual([`tiny-${machine}`])
  })

  test.each([
    ['cut off', (file: string) => truncate(file, 3)],
    ['changed', (file: string) => writeFile(file, 'weights of a tine model')],
    ['gone', (file: string) => rm(file)],
  ])('mends a file that is %s', async (_how, harm) => {
    await bring()
    await harm(join(home, 'weights/model.onnx'))
    expect(await bring()).toMatchObject({ code: 0, said: expect.stringContaining('model.onnx is') })
    expect(await model()).toBe('weights of a tiny model')
  })

  test('takes nothing half-finished for whole, and clears away what a killed one left', async () => {
    const left = join(models, '.unfinished-abc')
    await mkdir(join(left, 'whole'), { recursive: true })
    await utimes(left, 0, 0)
    await mkdir(home)
    await writeFile(join(home, 'model.onnx'), 'half')
    expect((await bring()).code).toBe(0)
    expect(await readdir(models)).toEqual([`tiny-${machine}`])
    expect(await model()).toBe('weights of a tiny model')
  })

  test.each([
    ['there is no network', 'console.error("npm error ENOTFOUND"); process.exit(1)', /could not bring .*ENOTFOUND/s],
    ['nothing came', 'process.exit(0)', /brought nothing/],
  ])('says so where %s, and changes nothing', async (_what, does, words) => {
    await npmDoes(does)
    const { code, cried } = await bring()
    expect(code).toBe(1)
    expect(cried).toMatch(words)
    expect(await readdir(models)).toEqual([])
  })

  test('says so where the disk has too little room', async () => {
    await listOf(await pack(), [machine], 1e18)
    expect(await bring()).toMatchObject({ code: 1, cried: expect.stringMatching(/The disk has \d+ MB left/) })
    expect(await readdir(models)).toEqual([])
  })

  test('says so where there is none for the machine, or a part is missing', async () => {
    await listOf(await pack(), ['amiga-68k'])
    expect(await bring()).toMatchObject({ code: 1, cried: expect.stringContaining('only for amiga-68k') })
    const integrity = await pack()
    await listOf(integrity)
    const wrong = (await readFile(list, 'utf8')).replace('"dist/"', '"elsewhere/"')
    await writeFile(list, wrong)
    expect(await bring()).toMatchObject({ code: 1, cried: expect.stringContaining('has no elsewhere/') })
    expect(await readdir(models)).toEqual([])
  })
})

/** As if what the product wants had been brought. */
async function asWanted() {
  await bring()
  const own = join(models, `${brought.name}-${machine}`)
  await cp(home, own, { recursive: true })
  const manifest = JSON.parse(await readFile(join(own, 'manifest.json'), 'utf8'))
  const packages = brought.packages.map(({ integrity }) => integrity)
  await writeFile(join(own, 'manifest.json'), JSON.stringify({ ...manifest, packages }))
  return own
}

describe('the server', () => {
  test('finds what was brought whole, and nothing else', async () => {
    expect(await findModel(dataDir)).toEqual({ is: 'none' })
    const own = await asWanted()
    expect(await findModel(dataDir)).toEqual({ is: 'whole', home: own })
    await checkModel(own)
    await truncate(join(own, 'weights/model.onnx'), 3)
    expect(await findModel(dataDir)).toEqual({ is: 'broken' })
    await rm(join(own, 'manifest.json'))
    expect(await findModel(dataDir)).toEqual({ is: 'broken' })
  })

  test('uses none of another version', async () => {
    const own = await asWanted()
    await cp(join(home, 'manifest.json'), join(own, 'manifest.json'))
    expect(await findModel(dataDir)).toEqual({ is: 'broken' })
  })

  test('runs no byte that is not as it was brought', async () => {
    const own = await asWanted()
    const file = join(own, 'weights/model.onnx')
    await writeFile(file, 'x'.repeat((await stat(file)).size))
    expect(await findModel(dataDir)).toEqual({ is: 'whole', home: own })
    await expect(checkModel(own)).rejects.toThrow('damaged')
  })
})

test('another model comes with a migration that has all vectors made anew', async () => {
  const folder = join(root, 'apps/server/migrations')
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  expect(texts.some((migration) => migration.includes('hub_file_vector') && migration.includes(modelName))).toBe(true)
})
