// Deutsch: die Lektionen. Die englischen Sätze stehen in den lessons.toml der Spiele.

/** @type {import("../../said.js").Catalogue} */
export const LESSONS = {
  // Polar Dare!
  "Onto the ice": "Aufs Eis",
  "Your three penguins wait on START, and the North Pole is across the water. The die says how many moves you have: this time 4. One move can bring a penguin from START to a floe that touches the shore.":
    "Deine drei Pinguine warten auf START, und der Nordpol liegt jenseits des Wassers. Der Würfel sagt, wie viele Züge du hast: diesmal 4. Ein Zug kann einen Pinguin von START auf eine Scholle bringen, die das Ufer berührt.",
  "Touch one of your penguins, then a floe of the first row.":
    "Berühre einen deiner Pinguine, dann eine Scholle der ersten Reihe.",
  "That slides the floe away from the shore, with nobody on it. Touch a penguin first.":
    "Das schiebt die Scholle vom Ufer weg, und niemand steht darauf. Berühre zuerst einen Pinguin.",
  "That slides a floe that nobody stands on. Touch a penguin first, then a floe beside the shore.":
    "Das schiebt eine Scholle, auf der niemand steht. Berühre zuerst einen Pinguin, dann eine Scholle am Ufer.",
  "On the ice, with three moves left. Let us go on from floe b1.":
    "Auf dem Eis, und drei Züge bleiben noch. Weiter geht es von Scholle b1.",
  "Slide a floe": "Eine Scholle schieben",
  "Penguins step only between things that touch, and b1 does not reach b2 yet. But a move can also slide a floe to its other stop, together with everyone on it.":
    "Pinguine gehen nur zwischen Dingen, die sich berühren, und b1 reicht noch nicht bis b2. Aber ein Zug kann auch eine Scholle an ihr anderes Ende schieben, mit allen, die darauf stehen.",
  "Slide b1 forward: touch the floe, beside your penguin.":
    "Schieb b1 vor: Berühre die Scholle neben deinem Pinguin.",
  "Now b2 would drift even farther off. Slide the floe that carries your penguin.":
    "So triebe b2 noch weiter weg. Schieb die Scholle, die deinen Pinguin trägt.",
  "That walks back to the shore. Stay on b1 and slide it.":
    "Das geht zurück ans Ufer. Bleib auf b1 und schieb die Scholle.",
  "A second penguin is welcome there, but first bring the floe forward.":
    "Ein zweiter Pinguin ist dort willkommen, aber bring zuerst die Scholle nach vorn.",
  "A fair move, but it does not bring your penguin closer. Slide b1.":
    "Ein ordentlicher Zug, aber er bringt deinen Pinguin nicht näher. Schieb b1.",
  "A free ride: now b1 touches b2.": "Eine Freifahrt: Jetzt berührt b1 die Scholle b2.",
  "Step on": "Weitergehen",
  "Floes of one lane touch when nothing but a crack is between them. Then a penguin can step across, and this is one move again.":
    "Schollen einer Bahn berühren sich, wenn nur ein Spalt zwischen ihnen ist. Dann kann ein Pinguin hinübergehen, und das ist wieder ein Zug.",
  "Step from b1 to b2.": "Geh von b1 nach b2.",
  "That takes your last move back. It is allowed, but it leads nowhere.":
    "Das nimmt deinen letzten Zug zurück. Es ist erlaubt, führt aber nirgendwohin.",
  "Careful: b2 would slide away from you. Step first, then slide.":
    "Vorsicht: b2 würde von dir wegrutschen. Erst gehen, dann schieben.",
  "Not this one. Touch the penguin on b1, then b2.": "Dieser nicht. Berühre den Pinguin auf b1, dann b2.",
  "So it goes: step, slide, step, slide.": "So geht es: gehen, schieben, gehen, schieben.",
  "Sideways": "Seitwärts",
  "Floes of neighbouring lanes touch when they lie level, side by side. There are no diagonal steps. Here b2 and c2 are both forward, so they touch.":
    "Schollen benachbarter Bahnen berühren sich, wenn sie auf gleicher Höhe nebeneinander liegen. Schräge Schritte gibt es nicht. Hier liegen b2 und c2 beide vorn, also berühren sie sich.",
  "Step sideways from b2 to c2.": "Geh seitwärts von b2 nach c2.",
  "A good way too, and straight on. This time try the step to the side.":
    "Auch ein guter Weg, und geradeaus. Versuch diesmal den Schritt zur Seite.",
  "Now c2 would no longer lie beside b2. Step before it moves.":
    "So läge c2 nicht mehr neben b2. Geh, bevor die Scholle sich bewegt.",
  "Now b2 would no longer lie beside c2. Step before it moves.":
    "So läge b2 nicht mehr neben c2. Geh, bevor die Scholle sich bewegt.",
  "Touch the penguin on b2, then the floe beside it, c2.":
    "Berühre den Pinguin auf b2, dann die Scholle daneben, c2.",
  "Changing lanes is often the shortest way round trouble.":
    "Die Bahn zu wechseln ist oft der kürzeste Weg um Ärger herum.",
  "Slide the others too": "Auch die anderen schieben",
  "A floe may be slid with penguins of any colour on it. Blue stands on c4, one step from the Pole. You have one move left.":
    "Eine Scholle darf mit Pinguinen jeder Farbe darauf geschoben werden. Blau steht auf c4, einen Schritt vom Pol. Du hast noch einen Zug.",
  "Slide Blue away from the Pole.": "Schieb Blau vom Pol weg.",
  "A step forward, but Blue would reach the Pole with the next one.":
    "Ein Schritt nach vorn, aber Blau wäre mit dem nächsten am Pol.",
  "That helps nobody much. Blue's floe is c4.": "Das hilft niemandem viel. Die Scholle von Blau ist c4.",
  "Blue would be on the Pole next turn. Touch the floe under Blue's penguin.":
    "Blau wäre im nächsten Zug am Pol. Berühre die Scholle unter dem blauen Pinguin.",
  "Blue has to slide it again before it can land.": "Blau muss sie erst wieder schieben, bevor er an Land kann.",
  "Three is a crowd": "Drei sind genug",
  "A floe carries at most three penguins. On b2 there are three already, so nobody steps there. You cannot pass either: all moves of a roll are played.":
    "Eine Scholle trägt höchstens drei Pinguine. Auf b2 sind schon drei, also geht dort niemand mehr hin. Passen kannst du auch nicht: Alle Züge eines Wurfs werden gespielt.",
  "Find another way for the penguin on b1: it can step to one side.":
    "Such einen anderen Weg für den Pinguin auf b1: Er kann zur Seite gehen.",
  "That carries three blue penguins towards the Pole. Kind of you, but let us step aside.":
    "Das bringt drei blaue Pinguine näher zum Pol. Nett von dir, aber gehen wir lieber zur Seite.",
  "That goes back. There is a level floe beside b1.":
    "Das geht zurück. Neben b1 liegt eine Scholle auf gleicher Höhe.",
  "Not this one. Look which floe lies level beside b1, then step there.":
    "Dieser nicht. Schau, welche Scholle auf gleicher Höhe neben b1 liegt, und geh dorthin.",
  "Right: a1 lies level with b1, and there is room.":
    "Richtig: a1 liegt auf gleicher Höhe wie b1, und es ist Platz.",
  "A Polar Dare": "Ein Polar Dare",
  "Two faces of the die show the bear. Then your penguins rest, and you have three moves for the bear and for floes without penguins. The bear waits on the Pole, so first it needs a floe that touches the Pole.":
    "Zwei Seiten des Würfels zeigen den Bären. Dann ruhen deine Pinguine, und du hast drei Züge für den Bären und für Schollen ohne Pinguine. Der Bär wartet am Pol, also braucht er zuerst eine Scholle, die den Pol berührt.",
  "Blue's penguin is in lane b. Slide b4 to the Pole.": "Der blaue Pinguin ist in Bahn b. Schieb b4 an den Pol.",
  "The bear could step onto a4 as well, but Blue is in lane b.":
    "Auch auf a4 könnte der Bär gehen, aber Blau ist in Bahn b.",
  "The bear could step onto c4 as well, but then it would look at your own lane. Blue is in lane b.":
    "Auch auf c4 könnte der Bär gehen, aber dann blickte er auf deine eigene Bahn. Blau ist in Bahn b.",
  "The bear could step onto d4 as well, but Blue is in lane b.":
    "Auch auf d4 könnte der Bär gehen, aber Blau ist in Bahn b.",
  "The bear can only step onto a floe that touches the Pole. Slide b4 there.":
    "Der Bär kann nur auf eine Scholle gehen, die den Pol berührt. Schieb b4 dorthin.",
  "A floe for a bear. It looks interested.": "Eine Scholle für einen Bären. Er wirkt interessiert.",
  "Lead the bear": "Den Bären führen",
  "The bear steps like a penguin, from floe to floe where they touch. Once it has left the Pole it never goes back to a shore.":
    "Der Bär geht wie ein Pinguin von Scholle zu Scholle, wo sie sich berühren. Hat er den Pol verlassen, geht er nie mehr an ein Ufer zurück.",
  "Lead the bear from the Pole to b4.": "Führ den Bären vom Pol nach b4.",
  "That takes the floe away from the bear again. Let it step on first.":
    "Das nimmt dem Bären die Scholle wieder weg. Lass ihn zuerst darauf gehen.",
  "Touch the bear, then b4.": "Berühre den Bären, dann b4.",
  "The bear is out. Its third move could slide b4 towards Blue: floes with the bear slide in a Polar Dare.":
    "Der Bär ist los. Sein dritter Zug könnte b4 auf Blau zuschieben: Bei einem Polar Dare gleiten auch Schollen mit dem Bären.",
  "Everybody swims": "Alle schwimmen",
  "All penguins on the floe that the bear enters swim back to START, your own among them. Shores are always safe. Here b4 touches b3, where Blue waits.":
    "Alle Pinguine auf der Scholle, die der Bär betritt, schwimmen zurück nach START, deine eigenen auch. Ufer sind immer sicher. Hier berührt b4 die Scholle b3, auf der Blau wartet.",
  "Lead the bear onto b3.": "Führ den Bären auf b3.",
  "That takes the bear away from Blue. It stands beside b3 now: step.":
    "Das bringt den Bären von Blau weg. Er steht jetzt neben b3: Geh los.",
  "The bear need not move, but today it would like to. Touch the bear, then b3.":
    "Der Bär muss nicht gehen, aber heute möchte er. Berühre den Bären, dann b3.",
  "Splash. Blue starts again from the shore, and two moves are left.":
    "Platsch. Blau beginnt wieder am Ufer, und zwei Züge bleiben noch.",
  "Round the bear": "Um den Bären herum",
  "On your own penguin rolls the bear stays where it is, and its floe cannot be slid. A penguin that steps onto the bear's floe swims back to START. The bear on c4 is right ahead of you.":
    "Bei deinen eigenen Pinguinwürfen bleibt der Bär, wo er ist, und seine Scholle lässt sich nicht schieben. Ein Pinguin, der auf die Scholle des Bären geht, schwimmt zurück nach START. Der Bär auf c4 ist direkt vor dir.",
  "Step round it: go to a floe beside c3.": "Geh um ihn herum: auf eine Scholle neben c3.",
  "The bear is there: your penguin would swim all the way back. Look to the side.":
    "Dort ist der Bär: Dein Pinguin würde den ganzen Weg zurückschwimmen. Schau zur Seite.",
  "Safe, but a step back. The floe beside c3 is level and free.":
    "Sicher, aber ein Rückschritt. Die Scholle neben c3 liegt auf gleicher Höhe und ist frei.",
  "Your penguin is still face to face with the bear. Step to the level floe beside c3.":
    "Dein Pinguin steht immer noch vor dem Bären. Geh auf die Scholle neben c3, die auf gleicher Höhe liegt.",
  "Well walked. The bear looks the other way, as bears do.":
    "Gut gelaufen. Der Bär schaut weg, wie Bären das so tun.",
  "Home on the Pole": "Am Ziel",
  "The first player with all three penguins on the Pole wins at once, even in mid-turn. Two of yours are there, and the third stands on d4, which touches the Pole.":
    "Wer zuerst alle drei Pinguine am Pol hat, gewinnt sofort, auch mitten im Zug. Zwei von deinen sind dort, und der dritte steht auf d4, direkt am Pol.",
  "Bring your last penguin to the Pole.": "Bring deinen letzten Pinguin zum Pol.",
  "That slides away from the Pole. You are one step from winning.":
    "Das rutscht vom Pol weg. Du bist einen Schritt vom Sieg entfernt.",
  "You are one step from winning. Touch the penguin on d4, then the Pole.":
    "Du bist einen Schritt vom Sieg entfernt. Berühre den Pinguin auf d4, dann den Pol.",
  "All three are there: you have won.": "Alle drei sind da: Du hast gewonnen.",

  // Penguins Rock!
  "Fetch a rock": "Einen Stein holen",
  "You want a rock on each of the six spaces of your nest, and a penguin in the middle to guard them. Your rocks lie in the pile at the end of your pathway. The die shows 5: penguin 1 makes exactly five steps.":
    "Du brauchst einen Stein auf jedem der sechs Felder deines Nests und einen Pinguin in der Mitte, der sie bewacht. Deine Steine liegen im Haufen am Ende deines Pfads. Der Würfel zeigt 5: Pinguin 1 macht genau fünf Schritte.",
  "Step into the pile, and choose to take a rock there.":
    "Geh auf den Haufen und wähle, dort einen Stein zu nehmen.",
  "In the pile, but with empty flippers. Taking a rock costs no step: take one.":
    "Auf dem Haufen, aber mit leeren Flossen. Einen Stein zu nehmen kostet keinen Schritt: Nimm einen.",
  "That walks away from the rocks. The pile is the other way.":
    "Das führt von den Steinen weg. Der Haufen liegt in der anderen Richtung.",
  "Step into the pile and take a rock there.": "Geh auf den Haufen und nimm dort einen Stein.",
  "A fine rock. A penguin carries one at a time, and everybody sees it.":
    "Ein schöner Stein. Ein Pinguin trägt immer nur einen, und alle sehen ihn.",
  "Carry it home": "Nach Hause tragen",
  "A penguin may turn round at any step. It left the pile again by the same way, for the pile is a dead end. Two steps are left, and all of them must be made.":
    "Ein Pinguin darf bei jedem Schritt umdrehen. Den Haufen hat er auf demselben Weg wieder verlassen, denn der ist eine Sackgasse. Zwei Schritte bleiben, und alle müssen gemacht werden.",
  "Go on along the pathway, towards your nest.": "Geh weiter den Pfad entlang, auf dein Nest zu.",
  "That turns back to the pile. Your nest is the other way.":
    "Das kehrt zum Haufen um. Dein Nest liegt in der anderen Richtung.",
  "Step along the pathway, away from the pile.": "Geh den Pfad entlang, weg vom Haufen.",
  "One more step, and you are home.": "Noch ein Schritt, und du bist zu Hause.",
  "Drop it": "Ablegen",
  "A rock is dropped on a space of your own nest that has none yet. Like taking, this costs no step.":
    "Ein Stein wird auf einem Feld deines eigenen Nests abgelegt, das noch keinen hat. Wie das Nehmen kostet das keinen Schritt.",
  "Step into your nest, and choose to drop the rock there.": "Geh in dein Nest und wähle, den Stein dort abzulegen.",
  "At home, but the rock is still in your flippers. Step there and drop it.":
    "Zu Hause, aber der Stein ist noch in deinen Flossen. Geh dorthin und leg ihn ab.",
  "That leads out onto the ring road. Your nest is right beside you.":
    "Das führt hinaus auf den Ringweg. Dein Nest ist direkt neben dir.",
  "Step onto a space of your nest, and drop the rock there.":
    "Geh auf ein Feld deines Nests und leg den Stein dort ab.",
  "The first of six. And it wakes your second penguin.": "Der erste von sechs. Und er weckt deinen zweiten Pinguin.",
  "Wake penguin 2": "Pinguin 2 wecken",
  "Your first rock at home makes penguin 2 active, for good. As long as it sits in the middle you choose each turn whether it goes or stays. Once it has left, it rolls and moves every turn.":
    "Dein erster Stein zu Hause weckt Pinguin 2, für immer. Solange er in der Mitte sitzt, wählst du jedes Mal, ob er geht oder bleibt. Ist er einmal losgegangen, würfelt und zieht er in jeder Runde.",
  "Let penguin 2 go.": "Lass Pinguin 2 gehen.",
  "A good choice when the nest needs a guard. But nobody is near: let it go.":
    "Eine gute Wahl, wenn das Nest eine Wache braucht. Aber niemand ist in der Nähe: Lass ihn gehen.",
  "Choose that penguin 2 goes.": "Wähle, dass Pinguin 2 geht.",
  "Good morning, penguin 2.": "Guten Morgen, Pinguin 2.",
  "Hop": "Hüpfen",
  "No two penguins stand on one space, but a penguin may step onto another one if it can go on from there. Penguin 2 has rolled a 2, and penguin 1 stands right beside it, on the rock.":
    "Auf einem Feld stehen nie zwei Pinguine, aber ein Pinguin darf auf einen anderen treten, wenn er von dort weiterkommt. Pinguin 2 hat eine 2 gewürfelt, und Pinguin 1 steht direkt neben ihm, auf dem Stein.",
  "Hop: step with penguin 2 onto the space of penguin 1.": "Hüpf: Geh mit Pinguin 2 auf das Feld von Pinguin 1.",
  "Free and easy, but no hop. Step onto the space where penguin 1 stands.":
    "Frei und leicht, aber kein Hüpfer. Geh auf das Feld, auf dem Pinguin 1 steht.",
  "That space is free. For a hop, step onto the space where penguin 1 stands.":
    "Dieses Feld ist frei. Für einen Hüpfer geh auf das Feld, auf dem Pinguin 1 steht.",
  "Penguin 2 is in the air, over penguin 1.": "Pinguin 2 ist in der Luft, über Pinguin 1.",
  "Come down": "Landen",
  "In the air a penguin must go on, and never straight back to where it came from. Each space counts as a step, as always.":
    "In der Luft muss ein Pinguin weiter, und nie gleich dorthin zurück, woher er kam. Jedes Feld zählt wie immer als Schritt.",
  "Come down on the pathway, outside the nest.": "Lande auf dem Pfad, außerhalb des Nests.",
  "A soft landing, but deeper in the nest. The way out is the pathway.":
    "Eine weiche Landung, aber tiefer im Nest. Hinaus geht es über den Pfad.",
  "A soft landing, but still in the nest. The way out is the pathway.":
    "Eine weiche Landung, aber immer noch im Nest. Hinaus geht es über den Pfad.",
  "Step on to the pathway.": "Geh weiter auf den Pfad.",
  "Landed, and out of the nest.": "Gelandet, und aus dem Nest heraus.",
  "A landing for free": "Landen ohne Kosten",
  "When the last step ends on top of another penguin, the hop goes on without cost to the nearest free space. If there are several, you choose. Here penguin 2 is on top of penguin 1, and has no step left.":
    "Endet der letzte Schritt auf einem anderen Pinguin, geht der Hüpfer kostenlos weiter bis zum nächsten freien Feld. Gibt es mehrere, wählst du. Hier ist Pinguin 2 über Pinguin 1 und hat keinen Schritt mehr.",
  "Choose where to land: on the pathway.": "Wähle, wo du landest: auf dem Pfad.",
  "Back in the middle: safe, but today we travel. Choose the pathway.":
    "Zurück in der Mitte: sicher, aber heute reisen wir. Wähle den Pfad.",
  "That lands in the nest. Choose the pathway, on the way out.":
    "Das landet im Nest. Wähle den Pfad, der hinausführt.",
  "Choose the pathway.": "Wähle den Pfad.",
  "One space won, at no cost.": "Ein Feld gewonnen, ganz umsonst.",
  "Rob a nest": "Ein Nest ausrauben",
  "Rocks may be taken from any space where they lie, from the nests of others too. What is carried is safe, and so is the middle of a nest: nobody enters a foreign one. Blue has one rock at home.":
    "Steine darf man von jedem Feld nehmen, auf dem sie liegen, auch aus den Nestern der anderen. Was getragen wird, ist sicher, und die Mitte eines Nests auch: Eine fremde betritt niemand. Blau hat einen Stein zu Hause.",
  "Step into Blue's nest and take the rock.": "Geh in das Nest von Blau und nimm den Stein.",
  "There you are, beside the rock. Take it along, it costs nothing.":
    "Da bist du, direkt am Stein. Nimm ihn mit, das kostet nichts.",
  "In Blue's nest, but on a space without a rock. It lies on the other one beside you.":
    "Im Nest von Blau, aber auf einem Feld ohne Stein. Er liegt auf dem anderen neben dir.",
  "That leads to Blue's pile: rocks too, but three steps off. The nest is near.":
    "Das führt zum Haufen von Blau: auch Steine, aber drei Schritte weit. Das Nest ist näher.",
  "Step onto the space with Blue's rock, and take it.": "Geh auf das Feld mit dem Stein von Blau und nimm ihn.",
  "Thank you, Blue. It counts as yours once it lies in your nest.":
    "Danke, Blau. Er gehört dir, sobald er in deinem Nest liegt.",
  "Stop in the middle": "In der Mitte anhalten",
  "A penguin makes all the steps of its roll, with one exception: when it has stepped into the middle of its own nest it may stop there. A full nest needs a penguin there, so this is worth knowing. Two steps are left.":
    "Ein Pinguin macht alle Schritte seines Wurfs, mit einer Ausnahme: Ist er in die Mitte seines eigenen Nests getreten, darf er dort anhalten. Ein volles Nest braucht dort einen Pinguin, also ist das gut zu wissen. Zwei Schritte bleiben.",
  "Stop here, in the middle.": "Halt hier an, in der Mitte.",
  "It may go on, but this time let it stay in the middle. Choose to stop.":
    "Er darf weitergehen, aber lass ihn diesmal in der Mitte. Wähle das Anhalten.",
  "Comfortable. Others may still rob the six spaces round you, so keep an eye on them.":
    "Gemütlich. Andere können die sechs Felder um dich noch ausrauben, also behalt sie im Auge.",
  "Close the nest": "Das Nest schließen",
  "You win at once when a rock lies on each of your six spaces and one of your penguins is in the middle. All six are there, but both penguins are out.":
    "Du gewinnst sofort, wenn auf jedem deiner sechs Felder ein Stein liegt und einer deiner Pinguine in der Mitte ist. Alle sechs sind da, aber beide Pinguine sind draußen.",
  "Step into the middle.": "Geh in die Mitte.",
  "Leave the rock where it is: you need all six.": "Lass den Stein, wo er ist: Du brauchst alle sechs.",
  "Round the nest is a nice walk, but the middle wins.":
    "Rund ums Nest ist ein schöner Spaziergang, aber die Mitte gewinnt.",
  "Your nest is full. Touch penguin 1, then the middle of the nest.":
    "Dein Nest ist voll. Berühre Pinguin 1, dann die Mitte des Nests.",
  "A full nest with a guard: that wins, with three steps to spare.":
    "Ein volles Nest mit Wache: Das gewinnt, und drei Schritte sind noch übrig.",
  "The sixth rock": "Der sechste Stein",
  "The other way round wins too. Penguin 2 sits in the middle, five rocks lie round it, and penguin 1 brings the sixth. One space is empty.":
    "Auch andersherum gewinnt es. Pinguin 2 sitzt in der Mitte, fünf Steine liegen um ihn, und Pinguin 1 bringt den sechsten. Ein Feld ist leer.",
  "Drop the last rock on the empty space.": "Leg den letzten Stein auf das leere Feld.",
  "The right space. Drop the rock there, and the game is yours.":
    "Das richtige Feld. Leg den Stein dort ab, und das Spiel gehört dir.",
  "There is a rock on this one already. The empty space is the other one beside you.":
    "Auf diesem liegt schon ein Stein. Das leere Feld ist das andere neben dir.",
  "Step onto the empty space of your nest, and drop the rock there.":
    "Geh auf das leere Feld deines Nests und leg den Stein dort ab.",
  "Six rocks and a guard: you have won.": "Sechs Steine und eine Wache: Du hast gewonnen.",

  // Penguin Soccer
  "Slide in": "Hereinrutschen",
  "You lead the white family. Your Home is the corner nearest to you, and your penguins slide in from there on their bellies. Mama slides 1 square, Papa 2 and Baby 3, always the full length.":
    "Du führst die weiße Familie. Deine Heimecke ist die Ecke, die dir am nächsten liegt, und von dort rutschen deine Pinguine auf dem Bauch herein. Mama rutscht 1 Feld, Papa 2 und Baby 3, immer die volle Länge.",
  "Slide Baby in to c3, and let it lie towards the ball.":
    "Lass Baby bis c3 hereinrutschen, und zum Ball hin liegen.",
  "The right square, but Baby would lie another way than to the ball. Choose the arrow that points at it.":
    "Das richtige Feld, aber Baby läge nicht zum Ball hin. Wähle den Pfeil, der auf ihn zeigt.",
  "The right square, but Baby would turn its side to the ball. Choose the arrow that points at it.":
    "Das richtige Feld, aber Baby läge mit der Seite zum Ball. Wähle den Pfeil, der auf ihn zeigt.",
  "Baby would hurry along the edge. The ball is in the middle: go straight for it, to c3.":
    "Baby würde am Rand entlangeilen. Der Ball ist in der Mitte: geradewegs darauf zu, nach c3.",
  "That is allowed, but let Baby have the first slide: Baby, then c3, then the arrow that points at the ball.":
    "Das ist erlaubt, aber lass Baby zuerst rutschen: Baby, dann c3, dann der Pfeil, der auf den Ball zeigt.",
  "Three squares on the belly. Black answers with a Baby of its own.":
    "Drei Felder auf dem Bauch. Schwarz antwortet mit dem eigenen Baby.",
  "Take the ball": "Den Ball nehmen",
  "A lying penguin slides only the way it lies. A slide goes its full length, but the ball ends it: the penguin stands up and has the ball. The ball lies on the centre point, and the four squares round it all count.":
    "Ein liegender Pinguin rutscht nur dorthin, wohin er liegt. Er rutscht die volle Länge, aber der Ball hält ihn auf: Der Pinguin steht auf und hat den Ball. Der Ball liegt auf dem Mittelpunkt, und die vier Felder um ihn zählen alle.",
  "Slide Baby to the ball on d4.": "Lass Baby zum Ball auf d4 rutschen.",
  "Standing up is a whole turn, and Black would be first at the ball. Baby already lies the right way.":
    "Aufstehen ist ein ganzer Zug, und Schwarz wäre zuerst am Ball. Baby liegt schon richtig.",
  "Black's Baby is just as close. Slide yours first: Baby, then d4.":
    "Das schwarze Baby ist genauso nah. Lass deins zuerst rutschen: Baby, dann d4.",
  "Baby has the ball. A penguin with the ball is called the holder.":
    "Baby hat den Ball. Ein Pinguin mit dem Ball heißt Ballhalter.",
  "Stand up": "Aufstehen",
  "Black has tackled your Baby and pushed it back. Now it lies with its back to the ball, and it could only slide the way it lies. To stand up is a move of its own; upright, a penguin slides any way it likes.":
    "Schwarz hat dein Baby weggegrätscht. Jetzt liegt es mit dem Rücken zum Ball und könnte nur dorthin rutschen, wohin es liegt. Aufstehen ist ein eigener Zug; aufrecht rutscht ein Pinguin, wohin er will.",
  "Let Baby stand up.": "Lass Baby aufstehen.",
  "That slides all the way home. Stay near the ball: stand up on c3.":
    "Das rutscht den ganzen Weg nach Hause. Bleib beim Ball: Steh auf c3 auf.",
  "Later. Baby is next to the ball: touch Baby and let it stand up where it is.":
    "Später. Baby ist direkt neben dem Ball: Berühre Baby und lass es an seinem Platz aufstehen.",
  "Up again, and facing every way.": "Wieder auf den Beinen, und jede Richtung ist frei.",
  "Tackle": "Grätschen",
  "A slide into the square of an opposing holder is a tackle. You take the square and the ball, and stand. The other is pushed one square on and lies there. Only the holder can be tackled.":
    "Wer auf das Feld eines gegnerischen Ballhalters rutscht, grätscht. Du nimmst das Feld und den Ball und stehst. Der andere wird ein Feld weitergeschoben und liegt dort. Grätschen kann man nur gegen den Ballhalter.",
  "Tackle Black's Baby on d4.": "Grätsche gegen das schwarze Baby auf d4.",
  "That slides past the ball. The holder is on d4, straight ahead.":
    "Das rutscht am Ball vorbei. Der Ballhalter ist auf d4, geradeaus.",
  "Black has the ball on d4, right in front of your Baby. Slide into it.":
    "Schwarz hat den Ball auf d4, direkt vor deinem Baby. Rutsch hinein.",
  "The ball is yours again. With the edge behind it a tackled penguin would even go off the board.":
    "Der Ball gehört wieder dir. Mit dem Rand im Rücken flöge ein weggegrätschter Pinguin sogar vom Brett.",
  "Spin": "Drehen",
  "For each square that it slides, a penguin may turn by an eighth before it comes to rest: Mama a little, Papa more, Baby nearly all round. The slide itself never bends. So you can lie ready for the next one.":
    "Für jedes Feld, das er rutscht, darf ein Pinguin sich um ein Achtel drehen, bevor er liegen bleibt: Mama ein wenig, Papa mehr, Baby fast ganz herum. Das Rutschen selbst biegt nie ab. So liegst du bereit für das nächste Mal.",
  "The ball is on d3. Slide Papa in to b1, and let it lie towards the ball.":
    "Der Ball ist auf d3. Lass Papa bis b1 hereinrutschen, und zum Ball hin liegen.",
  "Right square, but Papa would point along the edge. Turn it towards the ball.":
    "Das richtige Feld, aber Papa läge am Rand entlang. Dreh ihn zum Ball.",
  "Turned one step too far. From b1 the ball lies on the diagonal.":
    "Einen Schritt zu weit gedreht. Von b1 liegt der Ball schräg.",
  "Turned to the wrong side: there is only the edge.": "Zur falschen Seite gedreht: Dort ist nur der Rand.",
  "From b2 Papa would slide past the ball. Try b1.": "Von b2 würde Papa am Ball vorbeirutschen. Versuch b1.",
  "Take Papa, then b1, then the arrow that points at the ball on d3.":
    "Nimm Papa, dann b1, dann den Pfeil, der auf den Ball auf d3 zeigt.",
  "Papa slides 2: next turn it reaches the ball.": "Papa rutscht 2: Im nächsten Zug erreicht er den Ball.",
  "Leave your Home free": "Halte deine Heimecke frei",
  "Every slide from outside begins on your Home, and while one of your penguins is there no other can come in. Mama slides only 1, so from outside Mama gets no farther than Home.":
    "Jedes Rutschen von draußen beginnt in deiner Heimecke, und solange ein Pinguin von dir dort ist, kommt kein anderer herein. Mama rutscht nur 1 weit, von draußen kommt sie also nur bis in die Heimecke.",
  "Papa and Baby are waiting. Slide Mama out of your Home.":
    "Papa und Baby warten. Lass Mama aus deiner Heimecke rutschen.",
  "Upright, but still at Home, and the others still wait. Mama lies the right way: slide.":
    "Aufrecht, aber immer noch in der Heimecke, und die anderen warten noch. Mama liegt richtig: Lass sie rutschen.",
  "Touch Mama, then b2.": "Berühre Mama, dann b2.",
  "The door is open. Papa and Baby can come in.": "Die Tür ist offen. Papa und Baby können herein.",
  "In the way": "Im Weg",
  "A slide must have its whole length free. Where a penguin is in the way it cannot be made at all, unless that penguin is an opposing holder. Here Papa lies right before Baby, so Baby cannot slide.":
    "Zum Rutschen muss der ganze Weg frei sein. Ist ein Pinguin im Weg, geht es gar nicht, außer er ist der gegnerische Ballhalter. Hier liegt Papa direkt vor Baby, also kann Baby nicht rutschen.",
  "Make room: slide Papa on.": "Mach Platz: Lass Papa weiterrutschen.",
  "Standing up does not make room: Papa is still on d4. Slide it on.":
    "Aufstehen macht keinen Platz: Papa ist immer noch auf d4. Lass ihn weiterrutschen.",
  "That helps Baby out, by another way. But let Papa make room.":
    "Das hilft Baby auch, auf andere Art. Aber lass Papa Platz machen.",
  "Mama can wait. Papa on d4 is in Baby's way: slide Papa on.":
    "Mama kann warten. Papa auf d4 ist Baby im Weg: Lass Papa weiterrutschen.",
  "Now Baby has its three squares. Nobody may pass, by the way: every turn is a slide, a stand or a kick.":
    "Jetzt hat Baby seine drei Felder. Passen darf übrigens niemand: In jedem Zug wird gerutscht, aufgestanden oder geschossen.",
  "Kick, or pass": "Schießen oder passen",
  "The holder cannot slide. It kicks: Mama 3 squares, Papa 2, Baby 1, in any direction, and lies down that way. If a penguin is in the way, of either family, the ball stops there, and that penguin stands up and has it.":
    "Der Ballhalter kann nicht rutschen. Er schießt: Mama 3 Felder, Papa 2, Baby 1, in jede Richtung, und legt sich dorthin. Ist ein Pinguin im Weg, egal aus welcher Familie, bleibt der Ball dort, und dieser Pinguin steht auf und hat ihn.",
  "Pass the ball from Baby to Papa on e5.": "Pass den Ball von Baby zu Papa auf e5.",
  "The ball would lie free on e4, right beside Black's Baby.":
    "Der Ball läge frei auf e4, direkt neben dem schwarzen Baby.",
  "The ball would lie free on d5. Papa waits on e5.": "Der Ball läge frei auf d5. Papa wartet auf e5.",
  "Touch the ball's holder, Baby, then Papa's square, e5.":
    "Berühre Baby, den Ballhalter, dann das Feld von Papa, e5.",
  "A clean pass. Papa stands up and has the ball.": "Ein sauberer Pass. Papa steht auf und hat den Ball.",
  "The full length": "Die volle Länge",
  "A kick goes its full length too, unless a penguin or the edge stops it. Papa kicks 2. Your Goal is the far corner, h8.":
    "Auch ein Schuss geht die volle Länge, wenn ihn kein Pinguin und kein Rand aufhält. Papa schießt 2 weit. Dein Tor ist die ferne Ecke, h8.",
  "Kick the ball towards the far corner, to g7.": "Schieß den Ball auf die ferne Ecke zu, nach g7.",
  "Forward, but to the side. The corner lies on the diagonal.": "Nach vorn, aber zur Seite. Die Ecke liegt schräg.",
  "Let Papa kick: touch Papa, then g7, straight towards the far corner.":
    "Lass Papa schießen: Berühre Papa, dann g7, geradewegs auf die ferne Ecke zu.",
  "One square short of the Goal. The next touch decides.":
    "Ein Feld vor dem Tor. Die nächste Berührung entscheidet.",
  "The edge": "Der Rand",
  "The edge stops a slide as the ball does: the penguin ends on the last square and stands up. So an early stop saves you the turn for standing up.":
    "Der Rand hält ein Rutschen auf wie der Ball: Der Pinguin endet auf dem letzten Feld und steht auf. So spart dir ein früher Halt den Zug zum Aufstehen.",
  "Slide Baby so that the edge stops it.": "Lass Baby so rutschen, dass der Rand es aufhält.",
  "There the ball would stop Baby. A lucky find, but here we look for the edge.":
    "Dort würde der Ball Baby aufhalten. Ein guter Fund, aber hier suchen wir den Rand.",
  "That one does not meet the edge. Look for a slide of Baby that the edge cuts short.":
    "Das trifft nicht auf den Rand. Such ein Rutschen von Baby, das der Rand abkürzt.",
  "Upright at the edge, and ready for any direction.": "Aufrecht am Rand und bereit für jede Richtung.",
  "Off the board": "Vom Brett",
  "A tackled penguin is pushed over the edge if there is no square behind it. It is not lost: on a later turn it slides in again from its Home. But no tackle may push a penguin into the other family's Home, and no penguin ever slides into it.":
    "Ein weggegrätschter Pinguin wird über den Rand geschoben, wenn hinter ihm kein Feld ist. Verloren ist er nicht: In einem späteren Zug rutscht er von seiner Heimecke wieder herein. Aber keine Grätsche darf einen Pinguin in die Heimecke der anderen Familie schieben, und kein Pinguin rutscht je dort hinein.",
  "Tackle Black's Papa on h4.": "Grätsche gegen den schwarzen Papa auf h4.",
  "No need to stand: Baby lies the right way, and Papa is three squares off.":
    "Aufstehen ist nicht nötig: Baby liegt richtig, und Papa ist drei Felder entfernt.",
  "Baby lies ready. Slide it straight into Black's Papa on h4.":
    "Baby liegt bereit. Lass es geradewegs in den schwarzen Papa auf h4 rutschen.",
  "Off it goes, and you have the ball.": "Weg ist er, und du hast den Ball.",
  "Goal": "Tor",
  "The ball on your Goal wins at once, and it does not matter who kicked it: own goals count. Only the ball goes there, never a penguin of yours.":
    "Der Ball in deinem Tor gewinnt sofort, egal wer ihn geschossen hat: Eigentore zählen. Nur der Ball kommt dort hinein, nie ein Pinguin von dir.",
  "Papa is two squares from the far corner, and Papa kicks 2. Score.":
    "Papa ist zwei Felder von der fernen Ecke entfernt, und Papa schießt 2 weit. Schieß ein Tor.",
  "Beside the Goal. The corner lies on the diagonal.": "Neben das Tor. Die Ecke liegt schräg.",
  "You can win now: touch Papa, then the far corner, h8.":
    "Du kannst jetzt gewinnen: Berühre Papa, dann die ferne Ecke, h8.",
  "Goal. You have won.": "Tor. Du hast gewonnen.",

  // The Penguin Game
  "Take your place": "Nimm deinen Platz ein",
  "The iceberg is made of coins with four suits: suns, moons, crowns and arms. Some lie on their own, some two high. Everybody has one penguin, and the last one on the iceberg wins. First you choose where yours begins.":
    "Der Eisberg besteht aus Münzen mit vier Zeichen: Sonnen, Monde, Kronen und Wappen. Manche liegen einzeln, manche zu zweit übereinander. Jeder hat einen Pinguin, und der letzte auf dem Eisberg gewinnt. Zuerst wählst du, wo deiner beginnt.",
  "Place your penguin on a stack of two coins.": "Stell deinen Pinguin auf einen Stapel aus zwei Münzen.",
  "You may start there, but this coin lies on its own. The higher ones are on the two diagonals.":
    "Dort darfst du beginnen, aber diese Münze liegt einzeln. Die höheren liegen auf den beiden Diagonalen.",
  "A view over the sea. Let us go on with your penguin on b2 and Blue's on c3.":
    "Mit Blick aufs Meer. Weiter geht es mit deinem Pinguin auf b2 und dem blauen auf c3.",
  "Step": "Gehen",
  "A step goes to a neighbour, straight or diagonal, whose top coin is at the same height. You stand two high, so look for stacks of two. Two penguins never share a place.":
    "Ein Schritt führt auf ein Nachbarfeld, gerade oder schräg, dessen oberste Münze gleich hoch liegt. Du stehst zwei hoch, also such Stapel aus zweien. Zwei Pinguine teilen sich nie einen Platz.",
  "Step to a neighbour of the same height.": "Geh auf ein Nachbarfeld gleicher Höhe.",
  "That is a hop, from sun to sun. It is next: now step to a neighbour.":
    "Das ist ein Hüpfer, von Sonne zu Sonne. Der kommt als Nächstes: Geh jetzt auf ein Nachbarfeld.",
  "Step to one of the stacks of two right beside b2.": "Geh auf einen der Zweierstapel direkt neben b2.",
  "And the coin that you left has melted.": "Und die Münze, die du verlassen hast, ist geschmolzen.",
  "A hop goes to any coin of the suit that you stand on, however far away and however high. You stand on a sun.":
    "Ein Hüpfer führt auf jede Münze mit dem Zeichen, auf dem du stehst, egal wie weit und wie hoch. Du stehst auf einer Sonne.",
  "Hop to a sun that is not beside you.": "Hüpf auf eine Sonne, die nicht neben dir liegt.",
  "A sun, and right beside you: a step reaches it as well. Look for one farther off.":
    "Eine Sonne, und direkt neben dir: Dorthin reicht auch ein Schritt. Such eine, die weiter weg liegt.",
  "That is a step, to a moon. Hop to a sun.": "Das ist ein Schritt, auf einen Mond. Hüpf auf eine Sonne.",
  "Only the top coin of a stack counts. Hop to a sun on top.":
    "Nur die oberste Münze eines Stapels zählt. Hüpf auf eine Sonne, die oben liegt.",
  "Across half the iceberg. On b2 the sun is gone, and the moon below it shows.":
    "Über den halben Eisberg. Auf b2 ist die Sonne weg, und der Mond darunter kommt zum Vorschein.",
  "Mind the height": "Achte auf die Höhe",
  "Every coin that a penguin leaves melts, so stacks become lower as the game goes on. You stand two high on d1. The coins on c1 and d2 are beside you, but one lower: no step leads there.":
    "Jede Münze, die ein Pinguin verlässt, schmilzt, also werden die Stapel im Lauf des Spiels niedriger. Du stehst zwei hoch auf d1. Die Münzen auf c1 und d2 liegen neben dir, aber eine Stufe tiefer: Dorthin führt kein Schritt.",
  "Step to the one neighbour at your height.": "Geh auf das eine Nachbarfeld in deiner Höhe.",
  "That is a hop, from sun to sun. Look beside you.":
    "Das ist ein Hüpfer, von Sonne zu Sonne. Schau direkt neben dich.",
  "Step to c2, the stack of two beside you.": "Geh nach c2, auf den Zweierstapel neben dir.",
  "Level with level. Under you a moon, on another moon.":
    "Auf gleicher Höhe. Unter dir ein Mond, auf noch einem Mond.",
  "Hop down": "Hinunterhüpfen",
  "Heights bind steps only. A hop may go up or down.":
    "Höhen gelten nur für Schritte. Ein Hüpfer darf hinauf und hinunter.",
  "The same place again: hop down to the single sun on d3.":
    "Noch einmal dieselbe Lage: Hüpf hinunter auf die einzelne Sonne auf d3.",
  "A sun as well, but two high. The single sun is on d3.":
    "Auch eine Sonne, aber zwei hoch. Die einzelne Sonne ist auf d3.",
  "That was the step. Now hop, from sun to sun.": "Das war der Schritt. Hüpf jetzt, von Sonne zu Sonne.",
  "Hop to the sun on d3.": "Hüpf auf die Sonne auf d3.",
  "Down you go. On d1 the arms show now.": "Und hinunter. Auf d1 sieht man jetzt das Wappen.",
  "Open water": "Offenes Wasser",
  "Where the last coin has melted there is water, and nobody goes there any more. The iceberg falls apart, and hops become precious. You stand on arms, on a2.":
    "Wo die letzte Münze geschmolzen ist, ist Wasser, und niemand geht mehr dorthin. Der Eisberg zerfällt, und Hüpfer werden kostbar. Du stehst auf einem Wappen, auf a2.",
  "Hop over the water to the other arms.": "Hüpf über das Wasser auf das andere Wappen.",
  "A step to the sun, and still on the small side. The other arms are across the water.":
    "Ein Schritt auf die Sonne, und immer noch auf der kleinen Seite. Das andere Wappen liegt jenseits des Wassers.",
  "A step to the moon, and a clever one: Blue wants it too. But now try the hop to c4.":
    "Ein Schritt auf den Mond, und ein kluger: Blau will ihn auch. Aber versuch jetzt den Hüpfer nach c4.",
  "Hop to the arms on c4.": "Hüpf auf das Wappen auf c4.",
  "Dry feet all the way.": "Trockenen Fußes hinüber.",
  "Look ahead": "Vorausschauen",
  "Who cannot move when the turn comes is out. So look one move further: the arms that you leave will melt, and Blue stands on a sun and can hop to any other.":
    "Wer nicht ziehen kann, wenn er an der Reihe ist, scheidet aus. Schau also einen Zug weiter: Das Wappen, das du verlässt, schmilzt, und Blau steht auf einer Sonne und kann auf jede andere hüpfen.",
  "Which sun leaves you a way on? Go there.": "Welche Sonne lässt dir einen Weg? Geh dorthin.",
  "Then Blue hops to b3, the only other sun in reach, and you sit in the corner with water all round. Try b3.":
    "Dann hüpft Blau nach b3, auf die einzige andere Sonne in Reichweite, und du sitzt in der Ecke mit Wasser ringsum. Versuch b3.",
  "Look for the sun that has another coin beside it.": "Such die Sonne, neben der noch eine Münze liegt.",
  "From b3 you can still step to the crown on a4, whatever Blue does.":
    "Von b3 kannst du immer noch auf die Krone auf a4 gehen, was Blau auch tut.",
  "Be in the way": "Im Weg stehen",
  "A coin under a penguin is taken. Blue stands on the last sun, on d3, and the only coin of the same height beside it is the crown on d2.":
    "Eine Münze unter einem Pinguin ist besetzt. Blau steht auf der letzten Sonne, auf d3, und die einzige gleich hohe Münze daneben ist die Krone auf d2.",
  "Take the last way from Blue.": "Nimm Blau den letzten Weg.",
  "Beside Blue, but one higher, where it could not step anyway. It still gets away to d2.":
    "Neben Blau, aber eine Stufe höher, wohin er ohnehin nicht gehen könnte. Er entkommt noch nach d2.",
  "Blue can only go to d2. Be there first.": "Blau kann nur nach d2. Sei zuerst dort.",
  "Blue cannot move and is out. You have won.": "Blau kann nicht ziehen und scheidet aus. Du hast gewonnen.",
  "The last sun": "Die letzte Sonne",
  "Melting wins as well: the coin that you leave is gone. Blue stands on a sun with water all round, so it can only hop to another sun. There are two more: yours on d3, and b3.":
    "Auch Schmelzen gewinnt: Die Münze, die du verlässt, ist weg. Blau steht auf einer Sonne mit Wasser ringsum, kann also nur auf eine andere Sonne hüpfen. Zwei gibt es noch: deine auf d3 und b3.",
  "With one hop, leave Blue no sun at all.": "Lass Blau mit einem Hüpfer gar keine Sonne.",
  "Your sun melts, but Blue still hops to the one on b3.":
    "Deine Sonne schmilzt, aber Blau hüpft noch auf die auf b3.",
  "Your own sun melts when you leave it. Sit on the other one.":
    "Deine eigene Sonne schmilzt, wenn du sie verlässt. Setz dich auf die andere.",
  "One sun melts, and you sit on the other. You are the last penguin on the iceberg.":
    "Eine Sonne schmilzt, und auf der anderen sitzt du. Du bist der letzte Pinguin auf dem Eisberg.",
};
