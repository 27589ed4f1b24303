import type { SeedQuestion } from '../../types.ts'
import { gap, prose } from '../builders.ts'
import { cloze } from './make.ts'

export const clozesLater: readonly SeedQuestion[] = [
  cloze(
    'en-b2-cl-001',
    'en-rj2019-b2-5',
    3,
    prose`
      My father tunes pianos. As a child I found the job [[1]]: he struck the same key again and again and never played a
      song. I promised myself to do something more [[2]].

      The summer I turned fifteen, his hand was [[3]] in a bicycle accident, and he asked me to come along and turn the
      tuning pins for him. Our first [[4]] was to a mountain school with eleven pupils and one piano, a gift from a city
      that no longer wanted it. Mice had lived in it, and half of the keys were [[5]].

      We worked for two days. He listened with his eyes closed and said only "up" or "down". Slowly I began to hear what he
      heard: two strings that almost [[6]] make a slow beating sound, like wings, and when they finally meet, the wings
      become [[7]]. I cannot explain why that moment made me want to cry.

      On the second evening a girl of eight sat down at the piano. She had learned all her pieces on a keyboard [[8]] on
      paper and had never heard them. She pressed one key, waited until the sound died [[9]], and pressed another. Nobody
      hurried her.

      On the bus home I asked my father whether he ever wished to play on a stage. "I do my part," he said. "I just leave
      before the music [[10]]."
    `,
    [
      gap(
        ['profitable', 'creative', 'boring', 'dangerous'],
        'C',
        '形容词辨析',
        '反复敲同一个键、从不弹曲子，在孩子看来很枯燥。',
      ),
      gap(['exciting', 'silent', 'similar', 'common'], 'A', '形容词辨析', '与前句的枯燥相对，他想做更令人兴奋的事。'),
      gap(['tied', 'lifted', 'shaken', 'injured'], 'D', '动词辨析', '自行车事故中手受了伤，才需要作者帮忙。'),
      gap(
        ['dinner', 'visit', 'lesson', 'performance'],
        'B',
        '名词辨析',
        '后接 to a mountain school，指第一次上门调音。',
      ),
      gap(['golden', 'printed', 'broken', 'borrowed'], 'C', '形容词辨析', '钢琴里住过老鼠，一半的键坏了。'),
      gap(
        ['match', 'break', 'burn', 'vanish'],
        'A',
        '动词辨析',
        '两根弦的音高几乎"一致"时会产生缓慢的拍音，与 finally meet 呼应。',
      ),
      gap(['wet', 'wider', 'louder', 'still'], 'D', '形容词辨析', '音高相合后，如翅膀般的拍音消失，归于"静止"。'),
      gap(['lost', 'drawn', 'wrapped', 'folded'], 'B', '动词辨析', '她从没听过声音，因为练的是"画"在纸上的键盘。'),
      gap(['for', 'from', 'with', 'away'], 'D', '动词短语', 'die away 意为"（声音）逐渐消失"。'),
      gap(['starts', 'fails', 'returns', 'changes'], 'A', '语境推断', '调音师在演奏"开始"之前离开，他的工作在幕后。'),
    ],
  ),
  cloze(
    'en-b3-cl-001',
    'en-rj2019-b3-2',
    2,
    prose`
      For six years a blue umbrella stand has stood outside Mrs Qian's noodle shop. A sign says: Take one. Bring it back
      when the sun [[1]]. She began with ten umbrellas, and her son [[2]] her that they would all be gone within a week. He
      was almost right: after the first storm only four [[3]].

      Most people would have [[4]]. Mrs Qian bought six more. "They have not been stolen," she said. "They are only [[5]]."
      And indeed, some came home in surprising ways. One was left at the door with a bag of oranges. Another arrived by
      [[6]] from a city nine hundred kilometres away, with a note of apology from a businessman who had been [[7]] to catch
      his train that day.

      Little by little, the stand filled up. Customers [[8]] umbrellas of their own: a child's one with frog eyes, a huge
      one from a golf club. These days there are more than sixty, and no one can say for [[9]] which was whose.

      Last month Mrs Qian was caught in a sudden shower across town. A teenager she had never met held out an umbrella.
      "Keep it until the rain stops," he said. "Then leave it at any [[10]] with a blue stand." Only then did she learn that
      there were now fourteen of them.
    `,
    [
      gap(['freezes', 'returns', 'hides', 'melts'], 'B', '动词辨析', '雨停天晴后归还雨伞，即太阳"回来"时。'),
      gap(['thanked', 'forgave', 'invited', 'warned'], 'D', '动词辨析', '儿子认为伞会丢光，是在"提醒、警告"她。'),
      gap(['remained', 'grew', 'escaped', 'improved'], 'A', '动词辨析', '儿子几乎说对了，十把伞只"剩下"四把。'),
      gap(
        ['cheered up', 'shown off', 'given up', 'dressed up'],
        'C',
        '动词短语',
        '多数人会就此放弃，与她又买六把形成对比。',
      ),
      gap(
        ['dying', 'travelling', 'fading', 'pretending'],
        'B',
        '语境推断',
        '她乐观地认为伞没有被偷，只是在"旅行"，呼应下文的"回家"。',
      ),
      gap(['post', 'heart', 'name', 'turn'], 'A', '固定搭配', 'by post 意为"通过邮寄"，从九百公里外寄回。'),
      gap(
        ['refusing', 'forgetting', 'afraid', 'rushing'],
        'D',
        '动词辨析',
        'rush to catch his train 意为"匆忙赶火车"，所以没来得及还伞。',
      ),
      gap(['stole', 'broke', 'donated', 'hid'], 'C', '动词辨析', '架子渐渐满了，是因为顾客捐出自己的伞。'),
      gap(['free', 'sure', 'good', 'fun'], 'B', '固定搭配', 'say for sure 意为"肯定地说"。'),
      gap(['time', 'cost', 'shop', 'age'], 'C', '语境推断', '有蓝色伞架的是"店铺"，说明善举已传开。'),
    ],
  ),
  cloze(
    'en-x1-cl-001',
    'en-rj2019-x1-5',
    2,
    prose`
      I went to my aunt's farm in July with three books, a pair of earphones and the promise of good Internet. The Internet
      [[1]] out to be one bar of signal on top of the water tower. So on the second morning, mostly out of [[2]], I followed
      my aunt into the rice fields.

      She grows rice and raises ducks in the same water. I thought this was [[3]]; surely the ducks would eat the rice? She
      handed me a straw hat and told me to [[4]] for an hour before asking anything. What I saw [[5]] me. The ducks left the
      rough leaves of the rice alone. They ate insects and young weeds, and their busy feet [[6]] up the mud, which lets air
      reach the roots. Even what they left behind was [[7]], because it fed the plants.

      "So they work for you for nothing," I said. My aunt shook her head. Each evening she had to count them, lead them home
      and [[8]] them from foxes. And once the grain began to form, the ducks had to be kept out, [[9]] they would eat it
      after all. Nothing on a farm is free, she said; things are only [[10]].

      When I went home in August, my books were still unread. I had filled a notebook instead.
    `,
    [
      gap(
        ['turned', 'worked', 'broke', 'gave'],
        'A',
        '动词短语',
        'turn out to be 意为"结果是"，网络原来只有一格信号。',
      ),
      gap(
        ['danger', 'fashion', 'boredom', 'courage'],
        'C',
        '名词辨析',
        '没有网络，出于"无聊"才跟着去稻田；out of boredom 意为"出于无聊"。',
      ),
      gap(['ordinary', 'foolish', 'wise', 'popular'], 'B', '形容词辨析', '他担心鸭子吃稻子，所以觉得这种做法很傻。'),
      gap(['swim', 'sing', 'dig', 'watch'], 'D', '动词辨析', '后句 What I saw 说明姑姑让他先"观察"。'),
      gap(['upset', 'tired', 'surprised', 'hurt'], 'C', '动词辨析', '鸭子并不吃稻叶，与他的预想相反，令他吃惊。'),
      gap(
        ['stirred', 'dried', 'locked', 'bought'],
        'A',
        '动词短语',
        'stir up 意为"搅动"，鸭子的脚搅动泥土使空气进入根部。',
      ),
      gap(['poisonous', 'useful', 'expensive', 'wasted'], 'B', '形容词辨析', '鸭粪能滋养植物，因此是有用的。'),
      gap(
        ['collect', 'borrow', 'translate', 'protect'],
        'D',
        '固定搭配',
        'protect … from … 意为"保护……免受……"，防备狐狸。',
      ),
      gap(['or', 'and', 'so', 'though'], 'A', '并列连词', '稻谷成形后必须隔开鸭子，"否则"它们会吃掉稻谷。'),
      gap(
        ['stolen', 'painted', 'measured', 'exchanged'],
        'D',
        '动词辨析',
        '没有什么是免费的，鸭子的劳动要用人的照料来"交换"。',
      ),
    ],
  ),
]
