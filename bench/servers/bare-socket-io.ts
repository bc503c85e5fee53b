/** The least that Socket.IO can do with a turn: acknowledge it, and pass it on. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false });

io.on('connection', (socket) => {
  socket.on('joinGame', ({ gameId }: { gameId: string }, answer: (answered: object) => void) => {
    void socket.join(gameId);
    answer({ success: true });
  });
  socket.on('recordTurn', (turn: Turn, answer: (answered: object) => void) => {
    answer({ success: true });
    const { expectedTurn, ...thrown } = turn;
    socket.to(turn.gameId).emit('updateGame', { ...thrown, expectedTurn: expectedTurn + 1 });
  });
});

http.listen(Number(process.env.PORT), '127.0.0.1');

type Turn = { readonly gameId: string; readonly expectedTurn: number };
