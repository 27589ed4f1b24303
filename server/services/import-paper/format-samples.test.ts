/** Questions in every form that GIFT and QTI have: checks all that was read from each. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/database/project-root.ts'
import { qtiSamples } from '#tests/support/imports/qti-samples.ts'
import { paperLines } from '#tests/support/imports/paper-lines.ts'
import { readHere } from '#tests/support/service/read-here.ts'
import { readImportFile } from './read-import-file.ts'

readHere()

async function linesOf(bytes: Buffer, fileName: string): Promise<readonly string[]> {
  const paper = await readImportFile({ bytes, fileName, family: 'english' })
  return typeof paper === 'string' ? [paper] : paperLines(paper)
}

const ofGift = [
  '# ',
  'single: Which planet is nearest to the sun? · A Mercury · B Venus · C Mars · = A',
  'single: The moon goes around the earth. · A True · B False · = A',
  'single: The sun is a planet. · A True · B False · = B',
  'blank: Fish breathe through _____ under water. · = gills / Gills',
  'blank: The opposite of "early" is _____. · = late',
  'blank: How many legs has an insect? · = 6',
  'blank: What is 1 divided by 3? · = 0.333',
  'blank: Say a number between 2 and 4. · = ',
  'blank: How high is the hill? · = 120',
  'written: Write about a rainy day. · = ',
  'multiple: Which are colours? · A red · B blue · C table · = A / B',
  'multiple: Which of these are even? · A 2 · B 4 · C 6 · D 7 · = A / B / C',
  'single: Which word is a verb? · A run · B green · C quickly · = A · ! A verb says what somebody does. ⏎ A：Right, one can run. ⏎ B：A colour. ⏎ C：An adverb.',
  'multiple: Two plus two equals · A four · B 4 · C five · = A / B · ! A：Well done. ⏎ C：Count again.',
  'single: Snow is _____ and cold. · A white · B black · C grey · = A',
  'single: Which is **heavier**? · A gold · B wood · = A',
  'single: Which is *lighter*? · A a feather · B a stone · = A',
  'single: Which is written 3 < 5? · A three is less than five · B three is more than five · = A',
  'single: Choose the noun. · A bread · B eat · = A',
  'single: What is the value of $x$ in $x+1=3$? · A 2 · B 3 · = A',
  'blank: Solve $x^2=9$, $x>0$. · = 3',
  'single: Escapes: a tilde ~, an equals sign =, a hash #, braces { and }. · A yes · B no · = A',
  'single: Who wrote the letter? · A my aunt · B my uncle · = A',
  'blank: Where did they go? They went _____ after the game. · = home / back home',
  'single: _____ is the capital of France. · A Paris · B Rome · C Oslo · = A',
  'single: Choose the right form: He _____ to bed at nine. · A go · B goes · C going · = B',
  'single: 中国的首都是哪里？ · A 北京 · B 上海 · C 广州 · = A',
  'blank: “安静”的反义词是_____。 · = 吵闹 / 热闹',
  'blank: 一天有多少小时？ · = 24',
  'blank: 水在 100 ℃ 沸腾。 · = 对',
  'single: The answer is not here. · A True · B False · = B · ! See page 3. ⏎ It is here. ⏎ Right.',
  'single: H$_{2}$O is _____. · A water · B salt · = A',
  'single: Which month is it? · A May · B June · C July · D August · E September · F October · G November · H December · = A',
  'blank: Only one choice · = here',
  'single: No right one · A a · B b · = ',
  'written: Explain why ice floats. · =  · ! Ice is less dense than water.',
  'blank: Zero point five as a number: · = 0.5',
  'blank: Minus seven: · = -7',
  'blank: A range around ten: · = 10',
  'blank: Two accepted numbers · = 3 · ! nearly',
  'single: Long stem with a line break in the middle, which one is right? · A this one · B that one · = A',
  'single: Which word has two syllables? · A winter · B spring · = A',
  'single: Which is true? · A Iron is a metal. · B Glass is a metal. · = A',
  'single: <b> makes text _____. · A bold · B small · = A',
  'blank: Bread is made of · = flour',
  'single: Is this the last question? · A True · B False · = A · ! It is.',
  '? setting -: $CATEGORY: $course$/spring term/unit 1',
  '? scoring 7: 0.333 ± 0.001',
  '? scoring 8: 2..4',
  '? partialMark 9: 50% 120',
  '? questionKind -: Match each animal with its young. { ⏎ =cow -> calf ⏎ =sheep -> lamb ⏎ }',
  '? noQuestion -: ::Remark::This part is about weather.',
  '? scoring 11: -100% table',
  '? scoring 12: -50% 7',
  '? partialMark 15: 50% grey',
  '? syntax -: 1 + 1 = 2 {T}',
  '? syntax -: <p>Look at <img src="cat.png" alt="a cat"/> and say what it is.</p> {=a cat ~a dog}',
  '? syntax -: An open brace {=a ~b',
  '? syntax -: A closing brace =a}',
  '? scoring 39: 10 ± 2',
  '? partialMark 40: 50% 4',
  '? setting -: $CATEGORY: unit 2',
]

const ofQti = [
  '# ',
  'single: Which of these can fly? · A a snail · B a swallow · C a shark · = B',
  'single: Which is **cold**? · A snow · B sand · = A · ! Snow is frozen water.',
  'multiple: Which are fruits? · A pear · B potato · C plum · = A / C',
  'blank: The clouds are ____. · = grey / gray · 10 tenths',
  '> We [[1]] by the fire and [[2]] songs.',
  '  blank:  · = sat',
  '  blank:  · = sang',
  'blank: 3 + 5 = ____ · = 8',
  String.raw`single: Which equals $\frac{1}{2}$? · A 0.5 · B 2 × $\frac{1}{2}$ · = A`,
  'single: What is it? · A a tower · B a bridge · = B',
  '> Tom has a grey donkey. It likes carrots.',
  '  single: What has Tom? · A a donkey · B a goat · = A',
  '  single: What does it like? · A hay · B carrots · = B',
  'written: Say what you think of rain. · = I like it.',
  'single: Which is small? · A an ant · B an elk · = A',
  'single: He ____ home. · A go · B goes · = B',
  'single: Which is a tool? · A a cloud · B a lake · C a hammer · = C',
  'multiple: Which are even? · A 2 · B 4 · C 5 · = A / B',
  'blank: 5$^{2}$ is ____, and H$_{2}$O is water. · = 25',
  'written: Describe your way to school. · = ',
  'single: 若 a < b，则下列正确的是 · A a − b < 0 · B a & b > 0 · = A',
  '? partialMark 4: silver 0.5',
  '? questionKind -: orderinteraction ⏎ An order ⏎ Put them in order. ⏎ A. egg ⏎ B. hen',
  '? noQuestion -: No interaction ⏎ Read the next page first.',
  '? picture 8: a bridge',
  '? scoring 11: responseProcessing',
  '? questionKind -: associateinteraction ⏎ Pairs ⏎ Join them.',
]

test('GIFT: every question is read, or listed verbatim', async () => {
  const bytes = readFileSync(path.join(projectRoot(), 'tests/support/imports/samples.gift'))
  expect(await linesOf(bytes, 'samples.gift')).toEqual(ofGift)
})

test('QTI 2.1, 2.2 and 3.0: every item is read, or listed with its kind', async () => {
  expect(await linesOf(qtiSamples(), 'samples.zip')).toEqual(ofQti)
})
