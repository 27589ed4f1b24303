import type { SeedQuestion } from '../../types.ts'
import { ask, prose } from '../builders.ts'
import { reading } from './make.ts'

export const readingsB3X1: readonly SeedQuestion[] = [
  reading(
    'en-b3-rd-001',
    'en-rj2019-b3-4',
    2,
    prose`
      On the International Space Station there is no up or down, and that makes going to bed a puzzle. An astronaut cannot
      lie on a mattress, because nothing holds the body there. Instead, each crew member slips into a sleeping bag that is
      tied to the wall of a cabin about the size of a telephone box. Without the bag, a sleeper would drift around and bump
      into equipment. Some astronauts like the feeling of floating. Others miss the weight of a blanket so much that they
      fasten a strap across the body.

      Air is a hidden danger. On the Earth, warm breath rises and fresh air takes its place. In orbit it does not. If the
      air were still, the carbon dioxide that a sleeper breathes out could gather around the head, and he or she might
      wake up short of oxygen. For this reason every cabin has a fan that keeps the air moving all night.

      Then there is the light. The station circles the Earth in about ninety minutes, so the sun rises and sets some
      sixteen times a day. The crew therefore ignore the window and follow a clock, the same one used in London in winter.
      Eye masks are common, and so are ear plugs, since the fans and pumps never stop.

      In spite of all this, astronauts are given eight and a half hours for sleep, though many sleep about six. Doctors
      study their rest with great interest. What they learn helps not only future travellers to Mars but also nurses,
      pilots and others who must sleep at odd hours.
    `,
    [
      ask(
        'Why do astronauts sleep in bags tied to the wall?',
        ['To keep warm at night.', 'To keep from floating about.', 'To save money.', 'To see the Earth clearly.'],
        'B',
        '细节理解',
        '第一段：Without the bag, a sleeper would drift around and bump into equipment.',
      ),
      ask(
        'What is the fan in the cabin for?',
        [
          'Cooling the computers.',
          'Covering up noise.',
          'Drying clothes.',
          'Keeping the air around the sleeper fresh.',
        ],
        'D',
        '细节理解',
        '第二段说明风扇使空气流动，避免二氧化碳聚集在睡眠者头部周围。',
      ),
      ask(
        'How do the astronauts know when to sleep?',
        [
          'They follow a clock.',
          'They wait for the sun to set.',
          'They ask doctors on the Earth.',
          'They look out of the window.',
        ],
        'A',
        '细节理解',
        '第三段：The crew therefore ignore the window and follow a clock.',
      ),
      ask(
        'What is the last paragraph mainly about?',
        [
          'Why astronauts are always tired.',
          'How to travel to Mars safely.',
          'How astronauts sleep and why it is studied.',
          'What nurses do in space.',
        ],
        'C',
        '段落大意',
        '最后一段说明宇航员的睡眠时长，以及对其睡眠的研究对多种人群的意义。',
      ),
    ],
  ),
  reading(
    'en-b3-rd-002',
    'en-rj2019-b3-5',
    2,
    prose`
      When my grandmother turned seventy, she gave each of her four grandchildren a red envelope with three hundred yuan
      and a question inside. The question was the same for all of us: "What will this become?" We had one year to answer.

      My brother bought running shoes. My cousin Mei put hers in the bank and, at the end of the year, proudly reported
      that it had become three hundred and five. Little Jun spent his on sweets in a fortnight and answered honestly, "A
      toothache."

      I bought seeds and twelve large pots. The roof of our building had been empty for years, and I had read that
      tomatoes like sun. I imagined selling baskets of them. In June a storm broke half the pots. In July insects ate most
      of what was left. Old Mr Shen from the fifth floor, who rarely spoke to anyone, came up and showed me how to keep the
      insects away with garlic water. Then other neighbours came with spare pots, old chairs and advice. By September we
      had tomatoes, but nobody would let me sell them. We ate them together on the roof at a long table made of doors.

      On the day of answers I felt ashamed. "Mine became nothing," I said. "I have no money left, and I did not earn any."
      Grandmother asked me who was looking after the roof now. I began to count the names on my fingers, and ran out of
      fingers.

      "That," she said, "is the best bargain any of you has made."
    `,
    [
      ask(
        'What did Grandmother want the children to think about?',
        ['How old she was.', 'How to save every coin.', 'How much she loved them.', 'What money can be turned into.'],
        'D',
        '推理判断',
        '红包里的问题是 What will this become? 她希望孩子们思考钱能变成什么。',
      ),
      ask(
        "What does Jun's answer suggest?",
        [
          'He ate too many sweets.',
          'He did not like the gift.',
          'He gave his money to a dentist.',
          'He wanted to study medicine.',
        ],
        'A',
        '推理判断',
        '他两周内把钱都花在糖果上，结果是牙疼，说明吃糖太多。',
      ),
      ask(
        'What was Mr Shen like before he helped the writer?',
        ['He was a farmer.', 'He was busy and rich.', 'He kept to himself.', 'He was fond of giving advice.'],
        'C',
        '细节理解',
        '文中说他 rarely spoke to anyone，即独来独往、不爱与人交往。',
      ),
      ask(
        "Why did Grandmother call it 'the best bargain'?",
        [
          'The tomatoes were sold at a good price.',
          'The money brought the neighbours together.',
          'The pots were very cheap.',
          'The writer won a prize.',
        ],
        'B',
        '推理判断',
        '照管屋顶的邻居多得数不过来，可见这笔钱换来了邻里间的联系。',
      ),
    ],
  ),
  reading(
    'en-x1-rd-001',
    'en-rj2019-x1-1',
    3,
    prose`
      In the eighteenth century, many people in China still believed that an eclipse of the moon was a sign of anger from
      heaven. A young woman named Wang Zhenyi decided to show that it was nothing of the kind. She hung a lamp from the
      ceiling to play the sun, used a round table as the Earth and held up a mirror for the moon. By moving the three about,
      she could see how the moon grows dark when it passes through the shadow of the Earth. She then set down her
      explanation in writing.

      Wang was born in 1768 into a family of scholars. Her grandfather, who owned a large library, taught her astronomy,
      and her father taught her medicine. As a girl she travelled widely with her family and learned to ride and to shoot
      arrows. Schools of her time were closed to women, so she studied by herself. The mathematics books of the day were
      hard to follow. "There were times when I had to put down my pen and sigh," she admitted, but she did not stop.
      Having struggled through these books, she rewrote parts of them in plainer language so that beginners would suffer
      less than she had.

      She was also a poet, and in her lines she asked why learning should belong to men alone. Wang died before she was
      thirty, and much of what she wrote has been lost. Her name, however, can now be found in a place that would surely
      have pleased her: in 1994 a crater on the planet Venus was named after her.
    `,
    [
      ask(
        'What did Wang Zhenyi want to prove with the lamp, table and mirror?',
        [
          'The Earth is larger than the sun.',
          'Mirrors can produce light.',
          'An eclipse of the moon has a natural cause.',
          'Heaven is angry with people.',
        ],
        'C',
        '细节理解',
        '第一段：她要证明月食不是上天发怒，而是月球经过地球影子所致。',
      ),
      ask(
        'How did Wang Zhenyi get her education?',
        [
          'From her family and by teaching herself.',
          'At a school for girls.',
          'From foreign scientists.',
          'By working as a doctor.',
        ],
        'A',
        '细节理解',
        '第二段：祖父教她天文，父亲教她医学，此外 she studied by herself。',
      ),
      ask(
        'Why did she rewrite mathematics books?',
        [
          'To make money for her family.',
          'To replace lost copies.',
          'To show her skill as a poet.',
          'To help beginners understand them.',
        ],
        'D',
        '细节理解',
        '第二段末：她用更浅显的语言改写，so that beginners would suffer less。',
      ),
      ask(
        'Which words best describe Wang Zhenyi?',
        ['Quiet and careful.', 'Curious and determined.', 'Proud and hot-tempered.', 'Humorous and generous.'],
        'B',
        '推理判断',
        '动手实验、自学不辍、改写难书，都体现出她的求知欲和坚持。',
      ),
      ask(
        'What do we learn from the last paragraph?',
        [
          'All her works have survived.',
          'She lived to a great age.',
          'She gave a planet its name.',
          'She is still remembered today.',
        ],
        'D',
        '推理判断',
        '1994 年金星上的一座环形山以她命名，说明今天她仍被人们铭记。',
      ),
    ],
  ),
  reading(
    'en-x1-rd-002',
    'en-rj2019-x1-4',
    2,
    prose`
      If you ask a question in Bulgaria and the other person shakes his or her head from side to side, do not give up too
      soon. There, traditionally, that movement can mean "yes", while a single nod of the head means "no". Visitors are
      often confused, and some young Bulgarians now change their habits when they speak with foreigners, which confuses
      everybody even more.

      Gestures feel natural, so we easily forget that we have learned them. A thumb raised in the air is praise in many
      countries, but in parts of the Middle East it has long been considered rude. In much of East Asia people point to the
      nose when they mean "me"; in Europe they point to the chest. Even counting differs: a Chinese shopper who wants six
      oranges can show it with one hand, while a foreign seller may have no idea what the raised thumb and little finger
      stand for.

      Not everything is learned. Babies who have been blind from birth smile when they are pleased, though they have never
      seen a smile. This suggests that some expressions are part of being human. What we learn is when to show them. The
      same joke may bring a loud laugh in one place and a hand held politely over the mouth in another.

      So what should a traveller do? Reading a list of gestures helps a little, but no list is complete. It is wiser to
      watch first, move less, and ask when in doubt. People seldom mind a sincere question. And if all else fails, there
      is always the smile.
    `,
    [
      ask(
        'What may a side-to-side shake of the head mean in Bulgaria?',
        ['Agreement.', 'Anger.', 'Doubt.', 'Sadness.'],
        'A',
        '细节理解',
        '第一段：that movement can mean "yes"，即表示同意。',
      ),
      ask(
        'How does the writer develop paragraph 2?',
        ['By telling a story.', 'By giving examples.', 'By listing numbers.', 'By asking questions.'],
        'B',
        '推理判断',
        '第二段列举竖拇指、指自己、数字手势等例子说明手势是后天习得的。',
      ),
      ask(
        'Why are blind babies mentioned?',
        [
          'To show that gestures are hard to learn.',
          'To explain why people laugh loudly.',
          'To suggest that some expressions are inborn.',
          'To prove that babies like jokes.',
        ],
        'C',
        '推理判断',
        '天生失明的婴儿也会微笑，说明某些表情是人类与生俱来的。',
      ),
      ask(
        'What does the writer advise travellers to do?',
        [
          'Learn every gesture by heart.',
          'Avoid talking to strangers.',
          'Use as many gestures as possible.',
          'Observe carefully and ask if unsure.',
        ],
        'D',
        '细节理解',
        '最后一段：watch first, move less, and ask when in doubt。',
      ),
    ],
  ),
]
